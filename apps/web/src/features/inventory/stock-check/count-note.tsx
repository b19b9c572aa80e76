import type { CountEntry, CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import type { Command } from '../../../kit/commands/command-queue.ts'
import { CommandNote } from '../../../kit/commands/command-note.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { nameOf } from './count-entries.ts'
import { useCountQueue } from './use-count-queue.ts'

type CountNoteProps = {
  readonly id: number
  /** Names of the variants; empty if the round is over and its sheet is not loaded. */
  readonly items: CountSheet['items']
}

/** Unsent entries; rejected ones can be sent again or left out, even after the round. */
export function CountNote({ id, items }: CountNoteProps) {
  const { t, formatNumber } = useLanguage()
  const queue = useCountQueue(id)

  function words({ body }: Command<CountEntry>): string {
    if (body.kind === 'undo') return t(text.undone)
    if (body.kind === 'done') return t(text.locationDone)
    return t(text.entry, { quantity: formatNumber(body.quantity), name: nameOf({ items }, body) })
  }

  return (
    <CommandNote
      commands={queue.commands}
      isOffline={queue.isOffline}
      words={words}
      onRetry={(document) => void queue.retry(document)}
      onLeaveOut={(uid) => void queue.leaveOut(uid)}
    />
  )
}
