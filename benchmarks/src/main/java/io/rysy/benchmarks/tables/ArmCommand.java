package io.rysy.benchmarks.tables;

import io.rysy.benchmarks.tables.rysy.Load;
import io.rysy.benchmarks.tables.work.Effort;
import io.rysy.benchmarks.tables.work.Harness;
import io.rysy.benchmarks.tables.work.Workload;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures one arm in this JVM, and prints its figures as one line of JSON. Started by {@link PaperTables}. */
@Command(name = "paper-tables-arm", hidden = true, description = "Measures one arm of the tables in this JVM.")
public final class ArmCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ARM", description = "its id: table/row/arm")
    private String id;

    @Option(names = "--quick", description = "to see that it works")
    private boolean quick;

    @Override
    public Integer call() {
        final Arm arm = Catalog.arm(id);
        if (arm.loaded()) {
            Load.run(quick ? 60 : 250);
        }
        final Map<String, Double> figures;
        try (Workload workload = arm.workload().get()) {
            figures = new Harness(quick ? Effort.QUICK : Effort.FULL).measure(workload);
        }
        System.out.println(Figures.toJson(figures));
        return 0;
    }
}
