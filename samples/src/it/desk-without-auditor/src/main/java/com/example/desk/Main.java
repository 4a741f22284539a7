package com.example.desk;

import io.rysy.ActorSystem;
import io.rysy.Group;

/** Runs the desk. */
public final class Main {
    private Main() {
    }

    /**
     * Buys once.
     *
     * @param args none
     */
    public static void main(final String[] args) {
        try (ActorSystem system = ActorSystem.create("desk")) {
            final Group group = system.group("desk").build();
            final PositionRef position = PositionRef.spawn(group, "position", ctx -> new Position());
            position.fastSend(new Fill(100, 2));
            System.out.println("position " + position.fastSend(new GetPosition()) + ", nobody counts");
        }
    }
}
