package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import org.junit.jupiter.api.Test;

/** The rule for names of generated classes. */
class NameClashRuleTest {

    @Test
    void aUsersClassKeepsItsName() {
        Compiled.of(
            source("@Actor class Book { @Handler void on(String message) { } }"),
            source("class BookCell { }"),
            source("interface BookRef { }"),
            source("@Message(pool = 8) class Quote { }"),
            source("class QuotePool { }"))
            .reports(
                "Book:2 error [rysy:name-clash] The class BookRef that is to be generated exists already. Rename that",
                "Book:2 error [rysy:name-clash] The class BookCell that is to be generated exists already. Rename that",
                "Quote:2 error [rysy:name-clash] The class QuotePool that is to be generated exists already. Rename")
            .andNothingElse();
    }

    @Test
    void twoActorsDoNotShareAName() {
        Compiled.of(
            source("class Outer { @Actor static class Book { @Handler void on(String message) { } } }"),
            source("@Actor class Outer_Book { @Handler void on(String message) { } }"),
            source("@Actor class Book { @Handler void on(String message) { } }"))
            .reports(
                "Outer:2 error [rysy:name-clash] The class Outer_BookRef would be generated both for this class and for"
                    + " Outer_Book. Rename one of them.",
                "Outer:2 error [rysy:name-clash] The class Outer_BookCell would be generated both",
                "Outer_Book:2 error [rysy:name-clash] The class Outer_BookRef would be generated both for this class"
                    + " and for Outer.Book. Rename one of them.",
                "Outer_Book:2 error [rysy:name-clash] The class Outer_BookCell would be generated both")
            .andNothingElse();
    }

    @Test
    void classesOfOneSimpleNameInOtherPackagesAreFine() {
        Compiled.of(
            source("@Actor class Book { @Handler void on(String message) { } }"),
            source("@Actor class Book { @Handler void on(String message) { } }").replace("package p", "package q"),
            source("class BookRef { }").replace("package p", "package r")).cleanly();
    }
}
