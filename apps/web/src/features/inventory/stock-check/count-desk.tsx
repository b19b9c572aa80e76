import type { CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { text } from '@countinghouse/contract/inventory/stock-check-count.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { quantityOf } from '../../../kit/scan/entered-quantity.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { itemOf, shownEntries } from './count-entries.ts'
import { CountList } from './count-list.tsx'
import { CountLocations } from './count-locations.tsx'
import styles from './count.module.css'
import { useCountQueue } from './use-count-queue.ts'

/** Scanned goods belong to the location scanned last; scanning a location changes it. */
export function CountDesk({ id, sheet }: { readonly id: number; readonly sheet: CountSheet }) {
  const { t } = useLanguage()
  const queue = useCountQueue(id)
  const [locationIdOfCount, setLocationIdOfCount] = useState<number | null>(null)
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('1')
  const [problem, setProblem] = useState<string | null>(null)
  const entries = shownEntries(sheet, queue.commands)
  const place = sheet.places.find((one) => one.id === locationIdOfCount) ?? null
  const here = entries.filter(({ locationId }) => locationId === locationIdOfCount)
  const doneHere = new Set(entries.flatMap(({ kind, locationId }) => (kind === 'done' ? locationId : [])))
  const places = sheet.places.map((one) => ({ ...one, isDone: one.isDone || doneHere.has(one.id) }))

  /** Answers whether the scan was accepted. */
  function take(scanned: string, count: number): boolean {
    const found = sheet.places.find((one) => one.code.toLowerCase() === scanned.toLowerCase())
    if (found !== undefined) setLocationIdOfCount(found.id)
    else if (locationIdOfCount === null) return refuse(t(text.locationFirst, { code: scanned }))
    else if (!isQuantity(count)) return refuse(t(text.badQuantity))
    else
      void queue.enter({
        kind: 'item',
        locationId: locationIdOfCount,
        lotId: null,
        quantity: count,
        ...itemOf(sheet, scanned),
      })
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

  function finishLocation(): void {
    if (locationIdOfCount === null) return
    void queue.enter({ kind: 'done', locationId: locationIdOfCount })
    setLocationIdOfCount(null)
  }

  const [last] = entries
  return (
    <>
      <p className={styles.place} aria-live="polite">
        {place === null ? t(text.scanLocation) : <bdi>{place.name}</bdi>}
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
          <Button size="lg" onClick={finishLocation}>
            {t(here.some(({ kind }) => kind === 'item') ? text.isDone : text.isEmpty)}
          </Button>
          <Button size="lg" variant="default" onClick={() => setLocationIdOfCount(null)}>
            {t(text.otherLocation)}
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
        <CountLocations places={places} onChoose={setLocationIdOfCount} />
      ) : (
        <CountList sheet={sheet} locationIdOfCount={place.id} entries={here} />
      )}
    </>
  )
}

function isQuantity(quantity: number): boolean {
  return quantity > 0 && /^\d+(?:\.\d{1,4})?$/.test(String(quantity))
}
