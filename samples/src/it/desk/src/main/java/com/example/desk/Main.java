package com.example.desk;

import io.rysy.ActorSystem;
import io.rysy.Group;

/** Runs the desk. */
public final class Main {
    private Main() {
    }

    /**
     * Buys twice.
     *
     * @param args none
     */
    public static void main(final String[] args) {
        try (ActorSystem system = ActorSystem.create("desk")) {
            final Group group = system.group("desk").build();
            final AuditorRef auditor = AuditorRef.spawn(group, "auditor", ctx -> new Auditor());
            final PositionRef position = PositionRef.spawn(group, "position", ctx -> new Position(auditor));
            position.fastSend(new Fill(100, 2));
            position.fastSend(new Fill(101, 3));
            while (group.doWork() > 0) {
                Thread.onSpinWait();
            }
            System.out.println("position " + position.fastSend(new GetPosition()) + ", fills "
                + auditor.fastSend(new GetPosition()));
        }
    }
}
