import type { RelocationScan } from '@countinghouse/contract/inventory/relocation-scan'
import { text } from '@countinghouse/contract/inventory/relocation-scan.text'
import { text as documentText } from '@countinghouse/contract/kit/document.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import styles from '../../../kit/receiving/receiving.module.css'
import { enteredLines } from '../../../kit/scan/line-entry.ts'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useSession } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Place, Move } from './read-scan.ts'
import { readScan } from './read-scan.ts'

type Props = {
  readonly places: readonly Place[]
  readonly onMove: (scan: Omit<RelocationScan, 'uid'>) => Promise<void>
}

const noMove: Move = { from: null, to: null }

/** Takes scans wherever the focus is, and typed codes: two locations, then what is moved from one to the other. */
export function ScanEntry({ places, onMove }: Props) {
  const { t } = useLanguage()
  const { usesLots } = useSession()
  const [move, setMove] = useState(noMove)
  const [entered, setEntered] = useState('')
  const [lot, setLot] = useState('')
  const [problem, setProblem] = useState<string | undefined>()

  /** Answers whether the scan was accepted. */
  function take(code: string, quantity: number, lotNo: string | null): boolean {
    const read = readScan(places, move, code)
    setProblem('refusal' in read ? t(text[read.refusal], { code }) : undefined)
    if ('refusal' in read) return false
    if ('move' in read) setMove(read.move)
    else void onMove({ code, quantity, lotNo, fromLocationId: read.from.id, toLocationId: read.to.id })
    setEntered('')
    return true
  }

  useScans(({ text: scanned, gs1 }) => {
    const isTaken = take(gs1?.item ?? scanned, gs1?.count ?? 1, gs1?.serial ?? gs1?.lot ?? (lot.trim() || null))
    if (!isTaken) answerScan(false)
  })

  function enter(): void {
    const isBack = entered.trim().startsWith('-')
    const [line] = enteredLines(isBack ? entered.trim().slice(1) : entered)
    if (line === undefined) return
    const { code, quantity } = line
    if (quantity === null) setProblem(t(documentText.quantityUnread, { codes: entered }))
    else take(code, isBack ? -quantity : quantity, lot.trim() || null)
  }

  const { from, to } = move
  const isReady = from !== null && to !== null
  return (
    <div className={styles.entry}>
      <p className={styles.total} aria-live="polite">
        {from === null && t(text.scanFrom)}
        {from !== null && to === null && `${from.code}: ${t(text.scanTo)}`}
        {isReady && t(text.move, { from: from.code, to: to.code })}
      </p>
      <div className={isReady && usesLots ? styles.pair : undefined}>
        <CodeField
          label={t(text.code)}
          hint={t(isReady ? text.code_hint : text.place_hint)}
          problem={problem}
          value={entered}
          onType={setEntered}
          onEnter={enter}
        />
        {isReady && usesLots && <CodeField label={t(text.lotNo)} value={lot} onType={setLot} />}
      </div>
      {from !== null && (
        <Button variant="default" onClick={() => setMove(noMove)}>
          {t(text.change)}
        </Button>
      )}
    </div>
  )
}
