/** Tests of delivery from the inside, where its layout in memory is the point. */
package io.rysy.delivery;
