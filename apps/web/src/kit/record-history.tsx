import type { HistoryEntry } from '@countinghouse/contract/conversation'
import { text as attachmentText } from '@countinghouse/contract/kit/attachment.text'
import { text as commentText } from '@countinghouse/contract/kit/comment.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text as mergeText } from '@countinghouse/contract/kit/merge.text'
import { text } from '@countinghouse/contract/kit/record-history.text'
import type { Master } from '@countinghouse/contract/master'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import comments from './comment.module.css'
import { fieldModels } from './fields/field-model.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import { historyPages } from './list-query.ts'
import drawer from './record-drawer.module.css'
import styles from './record-history.module.css'
import { RecordMissing } from './record-missing.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'
import { tabId } from './record-tabs.tsx'

type RecordHistoryProps = { readonly master: Master; readonly texts: FieldTexts; readonly id: number }

/** Who changed and said what and when, newest first. Source: user-experience.md 3, row 16. */
export function RecordHistory({ master, texts, id }: RecordHistoryProps) {
  const { t } = useLanguage()
  const [only, setOnly] = useState<'comments' | null>(null)
  const query = useInfiniteQuery({ ...historyPages(master, id, only), placeholderData: keepPreviousData })
  if (query.isPending) return <RecordSkeleton count={4} />
  if (query.data === undefined) return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  const entries = query.data.pages.flatMap((page) => page.items)
  return (
    <div className={drawer.body} id="record-panel" role="tabpanel" aria-labelledby={tabId('history')} tabIndex={0}>
      <CommentForm master={master} id={id} />
      <Filter only={only} onOnly={setOnly} />
      {entries.length === 0 && (
        <p className={drawer.usage}>{t(only === null ? text.noHistory : commentText.noComments)}</p>
      )}
      <ol className={styles.history}>
        {entries.map((entry) => (
          <HistoryItem
            key={`${entry.action}-${entry.id}`}
            entry={entry}
            master={master}
            texts={texts}
            onChanged={() => query.refetch()}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(text.older)}
        </Button>
      )}
    </div>
  )
}

type FilterProps = { readonly only: 'comments' | null; readonly onOnly: (only: 'comments' | null) => void }

function Filter({ only, onOnly }: FilterProps) {
  const { t } = useLanguage()
  const name = useId()
  return (
    <fieldset className={comments.filter}>
      <legend className="visually-hidden">{t(commentText.show)}</legend>
      {([null, 'comments'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={only === value} onChange={() => onOnly(value)} />
          {t(value === null ? commentText.everything : commentText.commentsOnly)}
        </label>
      ))}
    </fieldset>
  )
}

const actions: Readonly<Record<string, Text>> = {
  create: text.did_create,
  update: text.did_update,
  deactivate: text.did_deactivate,
  activate: text.did_activate,
  delete: text.did_delete,
  merge: mergeText.did_merge,
  undo: mergeText.did_undo,
  notSame: mergeText.did_notSame,
  comment: commentText.commented,
  attach: attachmentText.attached,
  detach: attachmentText.detached,
}

const mergeLabels: Readonly<Record<string, Text>> = {
  mergedFrom: mergeText.mergedFrom,
  mergedInto: mergeText.mergedInto,
  notSame: mergeText.differsFrom,
}

type HistoryItemProps = {
  readonly entry: HistoryEntry
  readonly master: Master
  readonly texts: FieldTexts
  readonly onChanged: () => Promise<unknown>
}

function HistoryItem({ entry, master, texts, onChanged }: HistoryItemProps) {
  const { t, formatInstant } = useLanguage()
  const fields = fieldModels(master)
  const did = actions[entry.action.split('.').at(-1) ?? entry.action]
  const isNew = did === text.did_create

  function words(name: string, value: unknown): string {
    if (name === 'status') return t(value === 'inactive' ? listText.inactive : listText.active)
    const field = fields.find((candidate) => candidate.name === name)
    return (field === undefined ? (value === null ? null : String(value)) : texts.words(field, value)) ?? '–'
  }

  function label(name: string): string {
    const named = mergeLabels[name] ?? (name === 'status' ? listText.status : null)
    return named === null ? texts.label(name) : t(named)
  }

  /** A record that is merged was nothing of the kind before. */
  const hasBefore = (name: string, before: unknown) => !isNew && (before !== null || !(name in mergeLabels))

  const changes = isNew ? entry.changes.filter(({ after }) => after !== null && after !== undefined) : entry.changes
  return (
    <li className={styles.entry}>
      <p className={styles.entryHead}>
        <strong>{entry.actor ?? t(text.system)}</strong>
        <span>{did === undefined ? entry.action : t(did, { name: entry.file ?? '' })}</span>
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
      </p>
      {entry.comment !== null && <CommentItem comment={entry.comment} onChanged={onChanged} />}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              <span className={styles.changeLabel}>{label(field)}</span>
              {hasBefore(field, before) && <bdi className={styles.before}>{words(field, before)}</bdi>}
              {hasBefore(field, before) && <span className={styles.arrow} role="img" aria-label={t(text.to)} />}
              <bdi>{words(field, after)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
