import { setTimeout as sleep } from 'node:timers/promises'
import type { Seal } from '../platform/audit/audit-chain.ts'
import { formatAnchor, keepAnchor } from '../platform/audit/audit-anchors.ts'
import { AuditSealer } from '../platform/audit/audit-sealer.ts'
import type { Client } from './endpoint.ts'
import { withClient } from './endpoint.ts'
import { errorText } from './supervisor-error.ts'

export type SealingInput = {
  maintUrl: string
  anchorFile: string
  log: (line: string) => void
}

export type Sealing = { stop(): Promise<void> }

const roundMs = 1000
const anchorEveryMs = 24 * 60 * 60 * 1000

/**
 * Seals the audit once a second and anchors the head of its chain, in a file and in the log, at the start, daily and at the stop.
 * Bears the loss of its database.
 */
export function startSealing(input: SealingInput): Sealing {
  const timer = new AbortController()
  let head: Seal | null = null
  let anchored = 0
  let anchoredAtMs = 0
  let told = ''

  async function rounds(): Promise<void> {
    while (!timer.signal.aborted) {
      try {
        await withClient(input.maintUrl, sealUntilLost)
      } catch (error) {
        tell(`The audit log is not being sealed: ${errorText(error)}. Trying again.`)
        await pause()
      }
    }
  }

  async function sealUntilLost(client: Client): Promise<void> {
    const sealer = new AuditSealer(client)
    do {
      await pause()
      // One more after the stop was asked for, so that an orderly stop leaves nothing unsealed.
      head = await sealer.seal()
      told = ''
      if (Date.now() - anchoredAtMs > anchorEveryMs) anchor()
    } while (!timer.signal.aborted)
    anchor()
  }

  function anchor(): void {
    if (head === null || head.number === anchored) return
    keepAnchor(input.anchorFile, head, new Date())
    input.log(`Audit anchor ${formatAnchor(head)}`)
    anchored = head.number
    anchoredAtMs = Date.now()
  }

  function tell(line: string): void {
    if (line !== told) input.log(line)
    told = line
  }

  async function pause(): Promise<void> {
    await sleep(roundMs, undefined, { signal: timer.signal }).catch(() => undefined)
  }

  const running = rounds()
  return {
    async stop() {
      timer.abort()
      await running
    },
  }
}
