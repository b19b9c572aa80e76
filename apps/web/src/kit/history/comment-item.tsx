import type { HistoryEntry } from '@countinghouse/contract/conversation'
import { editComment, removeComment } from '@countinghouse/contract/desk/comment'
import { text } from '@countinghouse/contract/kit/comment.text'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { ask } from '../dialog/confirm.ts'
import { commentParts } from './comment-parts.ts'
import styles from './comment.module.css'
import field from '../fields/field.module.css'

type Comment = NonNullable<HistoryEntry['comment']>
type CommentItemProps = { readonly comment: Comment; readonly onChanged: () => Promise<unknown> }

/** A comment; its author can edit or delete it for a limited time. */
export function CommentItem({ comment, onChanged }: CommentItemProps) {
  const { t } = useLanguage()
  const [isEditing, setIsEditing] = useState(false)
  const remove = useMutation({ mutationFn: () => call(removeComment, { id: comment.id }), onSettled: onChanged })

  async function confirmRemove(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.removeTitle),
      body: t(text.removeBody),
      confirm: t(text.removeIt),
      isDanger: true,
    })
    if (choice === 'confirm') remove.mutate()
  }

  if (isEditing) return <CommentEditor comment={comment} onChanged={onChanged} onDone={() => setIsEditing(false)} />
  return (
    <>
      <CommentBody comment={comment} />
      {comment.canChange && (
        <p className={styles.deeds}>
          <button type="button" className={styles.deed} onClick={() => setIsEditing(true)}>
            {t(text.edit)}
          </button>
          <button
            type="button"
            className={styles.deed}
            disabled={remove.isPending}
            onClick={() => void confirmRemove()}
          >
            {t(text.remove)}
          </button>
        </p>
      )}
      <Failure error={remove.error} />
    </>
  )
}

function CommentBody({ comment }: { readonly comment: Comment }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <p className={styles.body} dir="auto">
      {commentParts(comment).map((part, index) => {
        const key = `${index}-${part.words}`
        if (part.kind === 'words') return <span key={key}>{part.words}</span>
        if (part.kind === 'mention') return <strong key={key}>{part.words}</strong>
        return (
          <a
            key={key}
            href={part.address}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              void navigate({ href: part.address })
            }}
          >
            <bdi>{part.words}</bdi>
          </a>
        )
      })}
      {comment.editedAt !== null && <span className={styles.quiet}> ({t(text.edited)})</span>}
    </p>
  )
}

function CommentEditor({ comment, onChanged, onDone }: CommentItemProps & { readonly onDone: () => void }) {
  const { t } = useLanguage()
  const [body, setBody] = useState(comment.body)
  const save = useMutation({
    mutationFn: () => call(editComment, { id: comment.id, body: body.trim() }),
    onSuccess: () => onChanged().then(onDone),
  })
  return (
    <div
      className={styles.form}
      data-editor
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
        if (event.key === 'Escape' || event.key === 'Enter') event.stopPropagation()
      }}
    >
      <textarea
        ref={takeFocus}
        className={field.input}
        aria-label={t(text.label)}
        rows={2}
        maxLength={2000}
        dir="auto"
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <Button variant="default" size="compact-md" onClick={onDone}>
          {t(text.cancel)}
        </Button>
        <Button size="compact-md" loading={save.isPending} disabled={body.trim() === ''} onClick={() => save.mutate()}>
          {t(text.save)}
        </Button>
      </div>
      <Failure error={save.error} />
    </div>
  )
}

function Failure({ error }: { readonly error: Error | null }) {
  const { t } = useLanguage()
  if (error === null) return null
  return (
    <p role="alert" className={styles.problem}>
      {t(text.failed, { reason: error.message })}
    </p>
  )
}

function takeFocus(box: HTMLTextAreaElement | null): void {
  box?.focus()
}
