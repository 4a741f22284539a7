package io.rysy;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows between the packages run one way. */
@AnalyzeClasses(packages = "io.rysy", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule MAILBOXES_KNOW_NO_ACTORS = noClasses().that().resideInAPackage("io.rysy.mailbox")
        .should().dependOnClassesThat().resideInAnyPackage("io.rysy", "io.rysy.delivery", "io.rysy.pool",
            "io.rysy.spi");

    @ArchTest
    static final ArchRule DELIVERY_KNOWS_NO_FACE = noClasses().that().resideInAPackage("io.rysy.delivery")
        .should().dependOnClassesThat().haveFullyQualifiedName("io.rysy.ActorSystem")
        .orShould().dependOnClassesThat().haveFullyQualifiedName("io.rysy.Group")
        .orShould().dependOnClassesThat().resideInAnyPackage("io.rysy.spi", "io.rysy.pool");

    @ArchTest
    static final ArchRule ONLY_GENERATED_CODE_USES_THE_SPI = noClasses().that().resideOutsideOfPackage("io.rysy.spi")
        .should().dependOnClassesThat().resideInAPackage("io.rysy.spi");

    @ArchTest
    static final ArchRule AGRONA_IS_THE_ONLY_DEPENDENCY = noClasses()
        .that().resideOutsideOfPackages("io.rysy.processor..", "io.rysy.annotations")
        .should().dependOnClassesThat().resideOutsideOfPackages("java..", "io.rysy..", "org.agrona..");
}
