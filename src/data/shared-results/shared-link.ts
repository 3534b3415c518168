import * as v from 'valibot';
import type { SharedFight } from '#domain/share/shared-fight';
import { type SharedNight, withoutEarlierFaults } from '#domain/share/shared-night';
import { ChunkLoadFailed } from '#load-chunk';
import { SHARED_LINK_PREFIX } from '#routes';
import { MAX_FRAGMENT_LENGTH } from '../device/records/shared-result-record';
import { pack, UnpackedTooLarge, unpack } from '../packing';
import {
  PackedAttempt,
  PackedFight,
  packAttempt,
  packFight,
  unpackAttempt,
  unpackFight,
} from './packed-shared-fight';
import {
  PackedNight,
  PackedNightOfVersion3,
  packNight,
  unpackNight,
  unpackNightOfVersion3,
} from './packed-shared-night';

type LinkProblem = 'cut short' | 'added to' | 'newer' | 'too large' | 'damaged';

export class SharedLinkUnreadable extends Error {
  override name = 'SharedLinkUnreadable';
  readonly problem: LinkProblem;

  constructor(problem: LinkProblem, options?: ErrorOptions) {
    super(`The shared link is ${problem}`, options);
    this.problem = problem;
  }
}

/** The result of a fight or a night. */
export type SharedResult = SharedFight | SharedNight;

export const isOfNight = (shared: SharedResult): shared is SharedNight => 'kills' in shared;

/** What versions added: 2 findings without a piece, 3 nights, 4 attempts, 5 each kill's faults. */
const VERSIONS = ['1', '2', '3', '4', '5'] as const;
/** Where the content of a fragment begins, after the version's character. */
const CONTENT_START = SHARED_LINK_PREFIX.length + 1;

/** The most bytes that a fragment may unpack to: ten times the bytes of a raid of 25 players. */
const MAX_UNPACKED_BYTES = 200_000;

/** The bytes before the packed content: its length and a checksum. */
const LENGTH_BYTES = 3;
const HEAD_BYTES = LENGTH_BYTES + 4;

/** The most characters that fit into a chat message with the address and some words. */
const MAX_LENGTH_IN_MESSAGE = 1850;

/** Returns a shared result's fragment: `#share=1…`, or a later version with newer content. */
export async function sharedLink(shared: SharedResult): Promise<string> {
  const whole = await linkOf(shared);
  if (!isOfNight(shared) || whole.length <= MAX_LENGTH_IN_MESSAGE) return whole;
  return linkOf(withoutEarlierFaults(shared));
}

async function linkOf(shared: SharedResult): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(packedOf(shared)));
  const packed = await pack(text, 'deflate-raw');
  const bytes = new Uint8Array(HEAD_BYTES + packed.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, packed.length << 8);
  head.setUint32(LENGTH_BYTES, checksum(text));
  bytes.set(packed, HEAD_BYTES);
  return `${SHARED_LINK_PREFIX}${versionOf(shared)}${toBase64Url(bytes)}`;
}

function packedOf(shared: SharedResult): unknown {
  if (isOfNight(shared)) return packNight(shared);
  return shared.attempt ? packAttempt(shared, shared.attempt) : packFight(shared);
}

function versionOf(shared: SharedResult): (typeof VERSIONS)[number] {
  if (isOfNight(shared)) return '5';
  if (shared.attempt) return '4';
  const found = shared.players.flatMap(({ findings, advice }) => [...findings, ...advice]);
  return found.some(({ slot }) => slot === undefined) ? '2' : '1';
}

/** Returns a fragment's length and checksum, which identify its content. */
export const checksumIn = (fragment: string): string =>
  fragment.slice(CONTENT_START, CONTENT_START + Math.ceil((HEAD_BYTES * 4) / 3));

/** Reads a shared result. Throws SharedLinkUnreadable, and ChunkLoadFailed without the unpacker. */
export async function readSharedLink(fragment: string): Promise<SharedResult> {
  if (fragment.length > MAX_FRAGMENT_LENGTH) throw new SharedLinkUnreadable('too large');
  const version = fragment.slice(SHARED_LINK_PREFIX.length, CONTENT_START);
  if (version === '') throw new SharedLinkUnreadable('cut short');
  if (!VERSIONS.some((supported) => supported === version)) throw new SharedLinkUnreadable('newer');
  const bytes = fromBase64Url(fragment.slice(CONTENT_START));
  if (bytes.length < HEAD_BYTES) throw new SharedLinkUnreadable('cut short');
  const head = new DataView(bytes.buffer);
  const length = head.getUint32(0) >>> 8;
  if (bytes.length < HEAD_BYTES + length) throw new SharedLinkUnreadable('cut short');
  if (bytes.length > HEAD_BYTES + length) throw new SharedLinkUnreadable('added to');
  const text = await unpackBytes(bytes.slice(HEAD_BYTES));
  if (checksum(text) !== head.getUint32(LENGTH_BYTES)) throw new SharedLinkUnreadable('damaged');
  return readContent(new TextDecoder().decode(text), version);
}

async function unpackBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await unpack(bytes, 'deflate-raw', MAX_UNPACKED_BYTES);
  } catch (cause) {
    if (cause instanceof ChunkLoadFailed) throw cause;
    const problem = cause instanceof UnpackedTooLarge ? 'too large' : 'damaged';
    throw new SharedLinkUnreadable(problem, { cause });
  }
}

function readContent(text: string, version: string): SharedResult {
  try {
    const content: unknown = JSON.parse(text);
    if (version === '3') return unpackNightOfVersion3(v.parse(PackedNightOfVersion3, content));
    if (version === '5') return unpackNight(v.parse(PackedNight, content));
    if (version === '4') return unpackAttempt(v.parse(PackedAttempt, content));
    return unpackFight(v.parse(PackedFight, content));
  } catch (cause) {
    throw new SharedLinkUnreadable('damaged', { cause });
  }
}

/** Returns the FNV-1a checksum, of 32 bits. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Decodes base64url. Accepts escapes, and the dot that chats add at the end. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new SharedLinkUnreadable('added to');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch (cause) {
    // A single character at the end is less than a byte, so the link is incomplete.
    throw new SharedLinkUnreadable('cut short', { cause });
  }
}
