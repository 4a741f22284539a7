package com.example.desk;

/** Lots that were bought. */
record Fill(long price, int lots) {
}
