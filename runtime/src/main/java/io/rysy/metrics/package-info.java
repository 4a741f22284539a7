/** What can be counted while a system runs. Snapshots; reading them costs the system nothing. */
package io.rysy.metrics;
