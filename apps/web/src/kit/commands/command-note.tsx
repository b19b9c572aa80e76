import { text } from '@countinghouse/contract/kit/command-queue.text'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Command } from './command-queue.ts'
import styles from './command-note.module.css'

type CommandNoteProps<B> = {
  /** The commands of one document. */
  readonly commands: readonly Command<B>[]
  readonly isOffline: boolean
  /** Describes a command. */
  readonly words: (command: Command<B>) => string
  readonly onRetry: (document: number) => void
  readonly onLeaveOut: (uid: string) => void
}

/** The unacknowledged commands: the number waiting, and rejections with their reasons. */
export function CommandNote<B>({ commands, isOffline, words, onRetry, onLeaveOut }: CommandNoteProps<B>) {
  const { t } = useLanguage()
  const refused = commands.find(({ refusal }) => refusal !== null)
  const count = commands.length
  return (
    <>
      <p
        className={styles.note}
        role="status"
        data-offline={isOffline || undefined}
        data-none={!isOffline && count === 0}
      >
        {isOffline && <IconPlugConnectedX size={16} stroke={1.75} aria-hidden />}
        {isOffline && t(text.offline, { count })}
        {!isOffline && count > 0 && refused === undefined && t(text.waiting, { count })}
        {isOffline && count > 0 && <span className={styles.kept}>{t(text.kept)}</span>}
      </p>
      {refused !== undefined && (
        <div className={styles.refused} role="alert">
          <p className={styles.title}>{t(text.refused)}</p>
          <p>
            <bdi>{words(refused)}</bdi>
          </p>
          <p>
            <bdi>{refused.refusal}</bdi>
          </p>
          {count > 1 && <p>{t(text.behind, { count: count - 1 })}</p>}
          <div className={styles.buttons}>
            <Button variant="default" onClick={() => onRetry(refused.document)}>
              {t(text.retry)}
            </Button>
            <Button variant="subtle" color="red" onClick={() => onLeaveOut(refused.uid)}>
              {t(text.leaveOut)}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
