import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Anchor } from './audit-verify.ts'

/** One anchor per line, outside the database, so that whoever rewrites the database does not rewrite them. */
export function anchorFile(dataDir: string): string {
  return join(dataDir, 'audit-anchors.txt')
}

export function keepAnchor(file: string, anchor: Anchor, at: Date): void {
  appendFileSync(file, `${formatAnchor(anchor)} ${at.toISOString()}\n`, { mode: 0o600 })
}

/** Every anchor of the file that is whole; a line cut by a crash is passed over. Empty when there is no file. */
export function readAnchors(file: string): Anchor[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => parseAnchor(line.split(' ')[0] ?? '') ?? [])
}

/** `number:hash`, as the log shows it and `audit verify --anchor` takes it. */
export function formatAnchor({ number, hash }: Anchor): string {
  return `${number}:${hash}`
}

export function parseAnchor(text: string): Anchor | null {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  return number === undefined || hash === undefined ? null : { number: Number(number), hash }
}
