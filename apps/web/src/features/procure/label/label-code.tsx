import { text } from '@countinghouse/contract/procure/label.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './label.module.css'

/** Returns an error message; null if the code was found. */
type Props = { readonly onAdd: (code: string) => Promise<string | null> }

/** Code entry for a series of codes; scans are accepted regardless of the focus. */
export function LabelCode({ onAdd }: Props) {
  const { t } = useLanguage()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', scope: 'list', label: t(text.code), run: () => input.current?.focus() }])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const entered = code.trim()
    input.current?.focus()
    if (entered === '') return
    setCode('')
    setProblem(undefined)
    const wrong = await onAdd(entered)
    if (wrong === null) return
    setProblem(wrong)
    // The code is kept for correction, unless the next one is being entered.
    setCode((since) => (since === '' ? entered : since))
  }

  return (
    <form className={styles.code} noValidate onSubmit={(event) => void submit(event)}>
      <PlainField label={t(text.code)} hint={t(text.code_hint)} problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={input}
            dir="auto"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
      </PlainField>
      <Button type="submit" variant="default">
        {t(text.add)}
      </Button>
    </form>
  )
}
