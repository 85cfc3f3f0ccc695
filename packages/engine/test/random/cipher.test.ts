import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../../src/random/chacha.js';
import { sha256 } from '../../src/random/sha256.js';

const bytesOf = (hex: string): number[] => [...Buffer.from(hex, 'hex')];

/** Words of four bytes, the lowest first, as ChaCha reads and writes them. */
function wordsOf(hex: string): number[] {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, word) => bytes.readInt32LE(word * 4));
}

function hexOf(words: Iterable<number>, order: 'LE' | 'BE'): string {
  const parts = Array.from(words, (word) => {
    const bytes = Buffer.alloc(4);
    if (order === 'LE') bytes.writeInt32LE(word);
    else bytes.writeInt32BE(word);
    return bytes.toString('hex');
  });
  return parts.join('');
}

function keystream(rounds: number, key: string, position: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = wordsOf(position);
  return hexOf(chachaBlock(rounds, wordsOf(key), [a, b, c, d]), 'LE');
}

const ZERO_KEY = '00'.repeat(32);
const COUNTED_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const RANDOM_KEY = 'c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d';

/** Rounds, key, then counter and nonce as they stand in the last four words of a block. */
describe('ChaCha gives the published key streams', () => {
  it.each([
    [
      'RFC 8439, 2.3.2',
      20,
      COUNTED_KEY,
      '01000000000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'RFC 8439, A.1, vector 1',
      20,
      ZERO_KEY,
      '00'.repeat(16),
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'RFC 8439, A.1, vector 2',
      20,
      ZERO_KEY,
      '01000000000000000000000000000000',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'eight rounds, zeros, block 0',
      8,
      ZERO_KEY,
      '00'.repeat(16),
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    ],
    [
      'eight rounds, zeros, block 1',
      8,
      ZERO_KEY,
      '01000000000000000000000000000000',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
    [
      'eight rounds, random key and nonce, block 0',
      8,
      RANDOM_KEY,
      '00000000000000001ada31d5cf688221',
      '838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9' +
        '6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b',
    ],
    [
      'eight rounds, random key and nonce, block 1',
      8,
      RANDOM_KEY,
      '01000000000000001ada31d5cf688221',
      '16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e' +
        '8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f',
    ],
  ])('%s', (_name, rounds, key, position, expected) => {
    expect(keystream(rounds, key, position)).toBe(expected);
  });
});

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of “%s” is the published one', (message, expected) => {
    expect(hexOf(sha256([...Buffer.from(message)]), 'BE')).toBe(expected);
  });

  it('agrees with that of Node for messages of every length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        const expected = createHash('sha256').update(message).digest('hex');
        expect(hexOf(sha256([...message]), 'BE')).toBe(expected);
      }),
    );
    for (const length of [55, 56, 63, 64, 119, 120]) {
      const message = 'a7'.repeat(length);
      const expected = createHash('sha256').update(message, 'hex').digest('hex');
      expect(hexOf(sha256(bytesOf(message)), 'BE')).toBe(expected);
    }
  });
});
