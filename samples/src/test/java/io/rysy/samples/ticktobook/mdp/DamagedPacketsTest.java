package io.rysy.samples.ticktobook.mdp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Whatever comes in, the decoder neither throws nor reads outside the packet nor stays in it for ever, and the packet
 * after it is decoded as if nothing had been. Each buffer ends where its packet does, so that a read behind it throws.
 */
class DamagedPacketsTest {
    private static final List<byte[]> PACKETS = SamplePackets.all();
    private static final byte[] SOUND = SamplePackets.ofEveryTemplate();
    private static final long SOUND_DIGEST = digestOfSoundPacket();

    @Property(tries = 40_000, shrinking = ShrinkingMode.OFF)
    void randomBytesAreSurvived(@ForAll @Size(max = 300) final byte[] packet) {
        decodeThenASoundOne(packet);
    }

    @Property(tries = 20_000, shrinking = ShrinkingMode.OFF)
    void randomMessagesOfKnownTemplatesAreSurvived(@ForAll @IntRange(max = 70) final int template,
        @ForAll final long seed) {
        final Random random = new Random(seed);
        final byte[] body = new byte[random.nextInt(200)];
        random.nextBytes(body);
        final RawPacket packet = new RawPacket(1).message(template, random.nextInt(15), random.nextInt(40));
        for (final byte value : body) {
            packet.int8(random.nextInt(3) > 0 ? value & 0x1F : value);
        }
        decodeThenASoundOne(packet.bytes());
    }

    @Property(tries = 20_000, shrinking = ShrinkingMode.OFF)
    void aPacketCutShortIsAnErrorUnlessItIsCutBetweenMessages(@ForAll final long seed) {
        final Random random = new Random(seed);
        final byte[] packet = PACKETS.get(random.nextInt(PACKETS.size()));
        final byte[] cut = Arrays.copyOf(packet, random.nextInt(packet.length));
        final boolean isWhole = PacketFraming.isWhole(new UnsafeBuffer(cut), 0, cut.length);

        assertThat(decodeThenASoundOne(cut)).isEqualTo(isWhole ? 0 : 1);
    }

    @Property(tries = 40_000, shrinking = ShrinkingMode.OFF)
    void aPacketWithChangedBytesIsSurvived(@ForAll final long seed,
        @ForAll @IntRange(min = 1, max = 8) final int changes) {
        final Random random = new Random(seed);
        final byte[] packet = PACKETS.get(random.nextInt(PACKETS.size())).clone();
        for (int change = 0; change < changes; change++) {
            packet[random.nextInt(packet.length)] = (byte) random.nextInt();
        }
        decodeThenASoundOne(packet);
    }

    /** Gives the errors in the first packet, once the second has proved to be decoded as ever. */
    private static long decodeThenASoundOne(final byte[] packet) {
        final ReadAll listener = new ReadAll();
        final PacketDecoder decoder = new PacketDecoder(listener);
        decoder.decode(new UnsafeBuffer(packet), 0, packet.length);
        final long errors = decoder.errors();
        listener.forget();
        decoder.decode(new UnsafeBuffer(SOUND), 0, SOUND.length);

        assertThat(listener.digest()).isEqualTo(SOUND_DIGEST);
        assertThat(decoder.errors()).isEqualTo(errors);
        return errors;
    }

    private static long digestOfSoundPacket() {
        final ReadAll listener = new ReadAll();
        new PacketDecoder(listener).decode(new UnsafeBuffer(SOUND), 0, SOUND.length);
        return listener.digest();
    }
}
