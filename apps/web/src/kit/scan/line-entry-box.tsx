import { text } from '@countinghouse/contract/kit/document.text'
import type { LookedUp } from '@countinghouse/contract/procure/variant'
import { lookUpVariants, mostLookedUp } from '@countinghouse/contract/procure/variant'
import { useRef, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { answerScan } from '../../app/scan/scan-feedback.ts'
import { useScans } from '../../app/scan/scan.ts'
import { CodeField } from '../../ui/field/code-field.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { linesIn } from '../fields/kinds/lines.ts'
import type { LinesModel } from '../fields/field-model.ts'
import type { EnteredLine } from './line-entry.ts'
import { enteredLines, variantListOf, withFound } from './line-entry.ts'
import styles from '../document/document.module.css'

type LineEntryBoxProps = {
  readonly field: LinesModel
  readonly page: string
  /** What is entered in the lines at this moment: a scanner is faster than responses and renders. */
  readonly draft: () => string
  readonly onType: (draft: string) => void
  /** Told of each entry while it is looked up, so that saving waits for it; false where a code was not found. */
  readonly onArrive: (entry: Promise<boolean>) => void
}

/** Adds lines by scanning, entering codes or pasting rows; unknown codes are reported and ignored. */
export function LineEntryBox({ field, page, draft, onType, onArrive }: LineEntryBoxProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const [sought, setSought] = useState('')
  const [told, setTold] = useState<{ readonly problem?: string; readonly done?: string }>({})
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  /** Processes entries in scan order. */
  function enterInTurn(entered: readonly EnteredLine[]): Promise<boolean> {
    const answer = turn.current.then(() => enter(entered))
    turn.current = answer
    onArrive(answer)
    return answer
  }

  /** Returns whether every code was found. */
  async function enter(entered: readonly EnteredLine[]): Promise<boolean> {
    if (entered.length === 0) return false
    const counted = entered.flatMap(({ quantity, ...one }) => (quantity === null ? [] : [{ ...one, quantity }]))
    const unread = entered.flatMap(({ code, quantity }) => (quantity === null ? [code] : []))
    try {
      const codes = counted.map(({ code }) => code)
      const items = await lookUp(codes, variantListOf(field))
      const missing = items.filter(({ variant }) => variant === null).map(({ code }) => code)
      const next = withFound(field, draft(), counted, items)
      if (linesIn(next.draft).length > field.most) {
        setTold({ problem: t(text.tooManyLines, { most: formatNumber(field.most) }) })
        return false
      }
      unread.push(...next.unread)
      const added = items.length - missing.length - next.unread.length
      if (added > 0) onType(next.draft)
      const problems = [
        ...(missing.length > 0 ? [t(text.notFound, { codes: missing.join(', ') })] : []),
        ...(unread.length > 0 ? [t(text.quantityUnread, { codes: unread.join(', ') })] : []),
      ]
      setTold({
        ...(problems.length > 0 && { problem: problems.join(' ') }),
        ...(added > 0 && { done: t(text.linesAdded, { count: added }) }),
      })
      return problems.length === 0
    } catch (error) {
      setTold({ problem: failureText(language, error, page) })
      return false
    }
  }

  async function submit(): Promise<void> {
    const entered = sought
    setSought('')
    const isFound = await enterInTurn(enteredLines(entered))
    // Restores the code for correction, unless the next one has been entered.
    if (!isFound) setSought((since) => (since === '' ? entered : since))
  }

  useScans(({ text: scanned, gs1 }) => {
    const code = gs1?.item ?? scanned
    const no = gs1?.lot ?? gs1?.serial ?? null
    const lot = no === null ? null : { no, expiresOn: gs1?.expiry ?? null }
    void enterInTurn([{ code, quantity: gs1?.count ?? 1, lot }]).then(answerScan)
  })

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(pasted.trim())) return
    event.preventDefault()
    void enterInTurn(enteredLines(pasted))
  }

  return (
    <div className={styles.entry}>
      <CodeField
        label={t(text.enterLines)}
        hint={told.done ?? t(text.enterLines_hint)}
        problem={told.problem}
        maxLength={80}
        value={sought}
        onType={setSought}
        onEnter={() => void submit()}
        onPaste={onPaste}
      />
      <p role="status" className="visually-hidden">
        {told.done ?? ''}
      </p>
    </div>
  )
}

/** Looks up codes in batches; a sheet may have more rows than the limit of a request. */
async function lookUp(codes: readonly string[], list: string | null): Promise<readonly LookedUp[]> {
  const found: LookedUp[] = []
  for (let at = 0; at < codes.length; at += mostLookedUp) {
    const { items } = await call(lookUpVariants, {
      codes: codes.slice(at, at + mostLookedUp),
      ...(list !== null && { list }),
    })
    found.push(...items)
  }
  return found
}
