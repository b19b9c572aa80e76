import { text } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { SentRequest } from './confirm.ts'
import { readAnswer } from './answer.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from '../../ui/field/plain-field.module.css'

/** Requests a text, an email address or a URL and validates it. */
export function RequestDialog({ request }: { readonly request: SentRequest }) {
  const { t } = useLanguage()
  const { title, body, label, kind, confirm, cancel, answer } = request
  const [entered, setEntered] = useState(request.value ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readAnswer(kind, entered)
    if (read.issue === undefined) return answer(read.value)
    setProblem(t(read.issue.text, read.issue.params))
    input.current?.focus()
  }

  return (
    <Dialog
      title={title}
      onClose={() => answer(null)}
      actions={
        <>
          <Button variant="default" onClick={() => answer(null)}>
            {cancel ?? t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {confirm ?? t(text.ok)}
          </Button>
        </>
      }
    >
      {body}
      <form id={id} className={styles.field} noValidate onSubmit={submit}>
        <label htmlFor={`${id}-input`} className={styles.label}>
          {label}
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          className={styles.input}
          data-autofocus
          inputMode={kind}
          dir={kind === 'text' ? 'auto' : 'ltr'}
          spellCheck={kind === 'text'}
          autoComplete={kind === 'email' ? 'email' : 'off'}
          value={entered}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setEntered(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <div id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </div>
      </form>
    </Dialog>
  )
}
