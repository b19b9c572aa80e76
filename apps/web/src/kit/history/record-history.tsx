import type { HistoryEntry } from '@countinghouse/contract/conversation'
import { text as attachmentText } from '@countinghouse/contract/kit/attachment.text'
import { text as commentText } from '@countinghouse/contract/kit/comment.text'
import { text as mergeText } from '@countinghouse/contract/kit/merge.text'
import { text } from '@countinghouse/contract/kit/record-history.text'
import type { Master } from '@countinghouse/contract/master'
import type { Talked } from '@countinghouse/contract/record-type'
import { permissionName } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Avatar } from '../../app/profile/avatar.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../../app/session/session.tsx'
import { ChangeList } from './change-list.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import comments from './comment.module.css'
import type { Values } from '../fields/field-kind.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { historyPages } from './history-query.ts'
import drawer from '../record/record-drawer.module.css'
import styles from './record-history.module.css'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { tabId } from '../record/record-tabs.tsx'
import { useMerges } from '../merge/use-merges.ts'

type RecordHistoryProps = {
  readonly master: Talked
  readonly texts: FieldTexts
  readonly id: number
  /** The current record, for values that depend on others. */
  readonly row?: Values
}

/** Changes and comments, newest first. */
export function RecordHistory({ master, texts, id, row }: RecordHistoryProps) {
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
            row={row}
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
  create: text.history_create,
  update: text.history_update,
  deactivate: text.history_deactivate,
  activate: text.history_activate,
  delete: text.history_delete,
  editCells: text.history_many,
  setPicture: text.history_picture,
  removePicture: text.history_picture,
  setLogo: text.history_picture,
  removeLogo: text.history_picture,
  // Imports and bulk edits.
  commit: text.history_import,
  run: text.history_many,
  merge: mergeText.history_merge,
  undo: mergeText.history_undo,
  notSame: mergeText.history_notSame,
  comment: commentText.commented,
  attach: attachmentText.attached,
  detach: attachmentText.detached,
}

/** Merge fields have no previous value. */
const mergeFields: readonly string[] = ['mergedFrom', 'mergedInto', 'notSame']

type HistoryItemProps = {
  readonly entry: HistoryEntry
  readonly master: Talked
  readonly texts: FieldTexts
  readonly row: Values | undefined
  readonly onChanged: () => Promise<unknown>
}

function HistoryItem({ entry, master, texts, row, onChanged }: HistoryItemProps) {
  const { t, formatInstant } = useLanguage()
  const verb = entry.action.split('.').at(-1) ?? entry.action
  const did = actions[verb] ?? master.text[`history_${verb}`]
  const isNew = did === text.history_create

  const changes = isNew ? entry.changes.filter(({ after }) => after !== null && after !== undefined) : entry.changes
  return (
    <li className={styles.entry}>
      <p className={styles.entryHead}>
        {entry.comment !== null && entry.actorId !== null && (
          <Avatar id={entry.actorId} name={entry.actor ?? ''} avatar={entry.avatar} size={24} />
        )}
        <strong>{entry.actor ?? t(text.system)}</strong>
        <span>{did === undefined ? entry.action : t(did, { name: entry.file ?? '' })}</span>
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
      </p>
      {entry.undoableMergeId !== null && master.kind === 'master' && (
        <UndoMerge master={master as Master} texts={texts} id={entry.undoableMergeId} />
      )}
      {entry.comment !== null && <CommentItem comment={entry.comment} onChanged={onChanged} />}
      {changes.length > 0 && (
        <ChangeList
          master={master}
          texts={texts}
          changes={changes}
          {...(row !== undefined && { row })}
          labels={{
            mergedFrom: t(mergeText.mergedFrom),
            mergedInto: t(mergeText.mergedInto),
            notSame: t(mergeText.differsFrom),
          }}
          hasBefore={({ field, before }) => !isNew && (before !== null || !mergeFields.includes(field))}
        />
      )}
    </li>
  )
}

/** Undoes a merge from its history entry; references that could not be restored are listed. */
function UndoMerge({ master, texts, id }: Omit<RecordHistoryProps, 'master'> & { readonly master: Master }) {
  const { t } = useLanguage()
  const can = useCan()
  const { undo } = useMerges(master, texts)
  const [isBusy, setIsBusy] = useState(false)
  if (!can(permissionName(master.page, 'merge'))) return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      onClick={() => {
        setIsBusy(true)
        void undo(id).finally(() => setIsBusy(false))
      }}
    >
      {t(mergeText.undoMerge)}
    </Button>
  )
}
