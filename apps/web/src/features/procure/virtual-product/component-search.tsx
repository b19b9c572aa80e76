import type { FoundComponent } from '@countinghouse/contract/procure/virtual-bom'
import { findComponents } from '@countinghouse/contract/procure/virtual-bom'
import { text as listText } from '@countinghouse/contract/procure/virtual-product.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { VariantName } from './virtual-components.tsx'
import styles from './virtual-product.module.css'

/** Adds components by code or name: an unambiguous match immediately, otherwise the one selected from the results. */
export function ComponentSearch({ onAdd }: { readonly onAdd: (component: FoundComponent) => void }) {
  const language = useLanguage()
  const { t } = language
  const inputRef = useRef<HTMLInputElement>(null)
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<readonly FoundComponent[]>([])
  const [problem, setProblem] = useState<string | undefined>(undefined)

  function take(component: FoundComponent): void {
    onAdd(component)
    setFound([])
    inputRef.current?.focus()
  }

  /** Returns whether a component was added. */
  async function seek(q: string): Promise<boolean> {
    setProblem(undefined)
    if (q === '') return false
    try {
      const { items } = await call(findComponents, { q })
      const certain = items.filter(({ isExact }) => isExact)
      const [only] = certain.length === 1 ? certain : items.length === 1 ? items : []
      if (only !== undefined) take(only)
      else setFound(items)
      if (items.length === 0) setProblem(t(text.notFound, { code: q }))
      return only !== undefined
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(listText.title)) })
      return false
    }
  }

  useScans(({ text: scanned, gs1 }) => void seek(gs1?.item ?? scanned).then(answerScan))

  async function submit(): Promise<void> {
    const entered = sought
    setSought('')
    const isTaken = await seek(entered.trim())
    // The code is kept for correction, unless the next one is being entered.
    if (!isTaken) setSought((since) => (since === '' ? entered : since))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit()
  }

  function choose(component: FoundComponent): void {
    take(component)
    setSought('')
  }

  return (
    <div className={styles.search}>
      <div className={styles.searchLine}>
        <PlainField label={t(text.add)} hint={t(text.add_hint)} problem={problem}>
          {(control) => (
            <input
              {...control}
              ref={inputRef}
              dir="auto"
              autoComplete="off"
              maxLength={60}
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </PlainField>
        <Button variant="default" onClick={() => void submit()}>
          {t(text.search)}
        </Button>
      </div>
      {found.length > 0 && (
        <ul className={styles.found} aria-label={t(text.found)}>
          {found.map((component) => (
            <li key={component.variantId}>
              <button type="button" className={styles.choice} onClick={() => choose(component)}>
                <VariantName variant={component} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
