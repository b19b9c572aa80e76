import { text } from '@countinghouse/contract/kit/comment.text'
import type { Talked } from '@countinghouse/contract/record-type'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../../app/calls/queries.ts'
import styles from './comment.module.css'
import { mentionAt } from './comment-parts.ts'
import field from '../fields/field.module.css'
import { isOutcomeUnknown, useKeyKeeper } from '../../app/calls/idempotency-key.ts'

type Unsent = { readonly body: string; readonly people: readonly Person[] }
type Person = { readonly id: number; readonly name: string }

const empty: Unsent = { body: '', people: [] }
/** Unsent comments by record, kept when switching tabs. */
const unsent = new Map<string, Unsent>()

/** Writes a comment: `@` suggests users with access to the record, Ctrl+Enter sends. */
export function CommentForm({ master, id }: { readonly master: Talked; readonly id: number }) {
  const { t } = useLanguage()
  const prefix = useId()
  const queryClient = useQueryClient()
  const keys = useKeyKeeper()
  const place = `${master.entity}:${id}`
  const [comment, setComment] = useState(() => unsent.get(place) ?? empty)
  const [begun, setStarted] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const { comment: route, viewers } = master.routes
  const found = useQuery({
    ...routeQuery(viewers, { id, ...(begun !== null && begun !== '' && { q: begun }) }),
    enabled: begun !== null,
  })
  const offered = begun === null ? [] : (found.data?.items ?? [])
  const active = offered[Math.min(at, offered.length - 1)]
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (sent: Unsent) => {
      const body = sent.body.trim()
      const mentions = sent.people.filter(({ name }) => body.includes(`@${name}`)).map((person) => person.id)
      const input = { id, body, mentions: [...new Set(mentions)] }
      await call(route, input, { idempotencyKey: keys.keyFor(input) })
    },
    onError: (failure) => isOutcomeUnknown(failure) || keys.forget(),
    onSuccess: (_, sent) => {
      keys.forget()
      // Typing continues while the comment is being sent.
      const { body, people } = unsent.get(place) ?? empty
      change({ body: body.startsWith(sent.body) ? body.slice(sent.body.length).trimStart() : body, people })
      return invalidateStale(queryClient, route)
    },
  })

  function change(next: Unsent): void {
    setComment(next)
    if (next.body === '') unsent.delete(place)
    else unsent.set(place, next)
  }

  function take(person: Person): void {
    const box = document.getElementById(`${prefix}-body`)
    if (!(box instanceof HTMLTextAreaElement) || begun === null) return
    const caret = box.selectionStart
    const before = `${comment.body.slice(0, caret - begun.length)}${person.name} `
    change({ body: before + comment.body.slice(caret), people: [...comment.people, person] })
    setStarted(null)
    requestAnimationFrame(() => box.setSelectionRange(before.length, before.length))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (active === undefined) return
    else if (event.key === 'ArrowDown') setAt((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setAt((at + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(active)
    else if (event.key === 'Escape') setStarted(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function submit(): void {
    if (comment.body.trim() !== '' && !isPending) mutate(comment)
  }

  return (
    <div className={styles.form} data-editor onKeyDown={onKeyDown}>
      <label htmlFor={`${prefix}-body`} className={field.label}>
        {t(text.label)}
      </label>
      <textarea
        id={`${prefix}-body`}
        className={field.input}
        rows={2}
        maxLength={2000}
        dir="auto"
        value={comment.body}
        aria-describedby={`${prefix}-help`}
        aria-autocomplete="list"
        aria-controls={active === undefined ? undefined : `${prefix}-people`}
        aria-activedescendant={active === undefined ? undefined : `${prefix}-${active.id}`}
        onBlur={() => setStarted(null)}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          change({ ...comment, body: value })
          setStarted(mentionAt(value, selectionStart))
          setAt(0)
        }}
      />
      {active !== undefined && (
        <ul id={`${prefix}-people`} role="listbox" aria-label={t(text.people)} className={styles.people}>
          {offered.map((person) => (
            <li
              key={person.id}
              id={`${prefix}-${person.id}`}
              role="option"
              aria-selected={person === active}
              className={styles.person}
              // Keeps the focus in the text box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <bdi>{person.name}</bdi> <span className={styles.quiet}>{person.designation}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span id={`${prefix}-help`} className={styles.quiet}>
          {t(text.help)}
        </span>
        <Button size="compact-md" loading={isPending} disabled={comment.body.trim() === ''} onClick={submit}>
          {t(text.send)}
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {t(text.failed, { reason: error.message })}
        </p>
      )}
    </div>
  )
}
