import type { CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CodeField } from '../../kit/code-field.tsx'
import { quantityOf } from '../../kit/typed-quantity.ts'
import { useLanguage } from '../../shell/language.tsx'
import { answerScan } from '../../shell/scan-feedback.ts'
import { useScans } from '../../shell/scan.ts'
import { itemOf, shownEntries } from './count-entries.ts'
import { CountList } from './count-list.tsx'
import { CountPlaces } from './count-places.tsx'
import styles from './count.module.css'
import { useCountQueue } from './use-count-queue.ts'

/** Scanned goods belong to the location scanned last; scanning a location changes it. */
export function CountDesk({ id, sheet }: { readonly id: number; readonly sheet: CountSheet }) {
  const { t } = useLanguage()
  const queue = useCountQueue(id)
  const [placeId, setPlaceId] = useState<number | null>(null)
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('1')
  const [problem, setProblem] = useState<string | null>(null)
  const entries = shownEntries(sheet, queue.commands)
  const place = sheet.places.find((one) => one.id === placeId) ?? null
  const here = entries.filter(({ locationId }) => locationId === placeId)
  const doneHere = new Set(entries.flatMap(({ kind, locationId }) => (kind === 'done' ? locationId : [])))
  const places = sheet.places.map((one) => ({ ...one, isDone: one.isDone || doneHere.has(one.id) }))

  /** Answers whether the scan was accepted. */
  function take(scanned: string, count: number): boolean {
    const found = sheet.places.find((one) => one.code.toLowerCase() === scanned.toLowerCase())
    if (found !== undefined) setPlaceId(found.id)
    else if (placeId === null) return refuse(t(text.placeFirst, { code: scanned }))
    else if (!isQuantity(count)) return refuse(t(text.badQuantity))
    else
      void queue.enter({ kind: 'item', locationId: placeId, lotId: null, quantity: count, ...itemOf(sheet, scanned) })
    setProblem(null)
    setCode('')
    setQuantity('1')
    return true
  }

  function refuse(reason: string): boolean {
    setProblem(reason)
    return false
  }

  useScans(({ text: scanned, gs1 }) => answerScan(take(gs1?.item ?? scanned, gs1?.count ?? quantityOf(quantity) ?? 0)))

  function endPlace(): void {
    if (placeId === null) return
    void queue.enter({ kind: 'done', locationId: placeId })
    setPlaceId(null)
  }

  const [last] = entries
  return (
    <>
      <p className={styles.place} aria-live="polite">
        {place === null ? t(text.scanPlace) : <bdi>{place.name}</bdi>}
        {place !== null && <bdi className={styles.code}>{place.code}</bdi>}
      </p>
      <form
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '') take(code.trim(), quantityOf(quantity) ?? 0)
        }}
      >
        <CodeField
          label={place === null ? t(text.code) : t(text.scanItem)}
          hint={t(text.code_hint)}
          problem={problem ?? undefined}
          value={code}
          onType={setCode}
        />
        {place !== null && (
          <CodeField
            label={t(text.quantity)}
            inputMode="decimal"
            maxLength={12}
            value={quantity}
            onType={setQuantity}
          />
        )}
        <button type="submit" className="visually-hidden">
          {t(text.count)}
        </button>
      </form>
      {place !== null && (
        <div className={styles.buttons}>
          <Button size="lg" onClick={endPlace}>
            {t(here.some(({ kind }) => kind === 'item') ? text.isDone : text.isEmpty)}
          </Button>
          <Button size="lg" variant="default" onClick={() => setPlaceId(null)}>
            {t(text.otherPlace)}
          </Button>
        </div>
      )}
      {last !== undefined && (
        <Button
          size="lg"
          variant="default"
          className={styles.undo}
          onClick={() => void queue.enter({ kind: 'undo', undoes: last.uid })}
        >
          {t(text.undo)}
        </Button>
      )}
      {place === null ? (
        <CountPlaces places={places} onChoose={setPlaceId} />
      ) : (
        <CountList sheet={sheet} placeId={place.id} entries={here} />
      )}
    </>
  )
}

function isQuantity(quantity: number): boolean {
  return quantity > 0 && /^\d+(?:\.\d{1,4})?$/.test(String(quantity))
}
