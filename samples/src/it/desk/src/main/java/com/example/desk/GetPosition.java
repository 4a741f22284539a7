package com.example.desk;

/** Asks for the lots that are held. */
record GetPosition() {
}
