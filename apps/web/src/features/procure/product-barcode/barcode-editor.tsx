import type { Variant } from '@countinghouse/contract/procure/variant'
import { generateBarcodes, mostBarcodes, setBarcodes } from '@countinghouse/contract/procure/variant'
import { product } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product-barcodes.text'
import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { BarcodeLineFields } from './barcode-line-fields.tsx'
import type { BarcodeLine } from './barcode-lines.ts'
import { barcodesOf, isChanged, linesOf, withLine, withoutLine, withScanned } from './barcode-lines.ts'
import styles from './product-barcodes.module.css'

/** Asks before unsaved changes are discarded; false: stay. */
export type MayLeave = () => Promise<boolean>
type Props = {
  readonly variant: Variant
  /** Receives the question for callers that open other barcodes; null: there are no unsaved changes. */
  readonly onLeaving: (mayLeave: MayLeave | null) => void
  readonly onClose: () => void
}
/** `seen`: the barcodes as they were when editing started. */
type Edited = { readonly lines: readonly BarcodeLine[]; readonly seen: Variant['barcodes'] }
type Messages = Readonly<Record<string, string>>

/** Edits and saves the barcodes of one variant together; they are entered, scanned or generated. */
export function BarcodeEditor({ variant, onLeaving, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const prefix = useId()
  const { id, sku, barcodes } = variant
  const fresh = useMemo(() => linesOf(barcodes), [barcodes])
  const [edited, setEdited] = useState<Edited | null>(null)
  const { lines, seen } = edited ?? { lines: fresh, seen: barcodes }
  /** Errors by line key and field, such as `2.code`. */
  const [problems, setProblems] = useState<Messages>({})
  const isDirty = isChanged(lines, seen)
  const standing = useRef('clean')
  standing.current = isDirty ? 'dirty' : 'clean'
  const write = useWrite(t(product.text.title), refuse)
  const mayLeave = useLeaveGuard({ standing, discard: onClose }, save, { isOfSide: true })
  useEffect(() => {
    onLeaving(mayLeave)
    return () => onLeaving(null)
  })
  useSaveKey(save)

  /** Server issues are indexed by the lines sent, which exclude blank ones. */
  function refuse(fields: Messages): void {
    const sent = barcodesOf(lines)
    tell(
      Object.fromEntries(
        Object.entries(fields).map(([path, message]) => {
          const [, at, field] = path.split('.')
          return [`${sent[Number(at)]?.key ?? lines[0]?.key}.${field ?? 'code'}`, message]
        }),
      ),
    )
  }

  function tell(found: Messages): void {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(`${prefix}-${first}`)?.focus())
  }

  function change(next: readonly BarcodeLine[]): void {
    setEdited({ lines: next, seen })
    setProblems({})
  }

  async function save(): Promise<boolean> {
    const sent = barcodesOf(lines)
    const wrong = sent.filter(({ packQuantity }) => packQuantity === null)
    if (wrong.length > 0) {
      tell(Object.fromEntries(wrong.map(({ key }) => [`${key}.packQuantity`, t(text.badQuantity)])))
      return false
    }
    const answer = await write(setBarcodes, {
      id,
      barcodes: sent.map(({ key: _key, packQuantity, ...barcode }) => ({
        ...barcode,
        packQuantity: packQuantity ?? 1,
      })),
      seen: seen.map(({ code }) => code),
    })
    if (answer === null) return false
    showToast(language, { tone: 'done', message: t(text.saved, { sku }) })
    onClose()
    return true
  }

  async function generate(): Promise<void> {
    const answer = await write(generateBarcodes, { variantIds: [id] })
    if (answer === null) return
    showToast(language, { tone: 'done', message: t(text.generated, { count: 1 }) })
    onClose()
  }

  function add(): void {
    const next = withLine(lines, '')
    change(next)
    requestAnimationFrame(() => document.getElementById(`${prefix}-${next.at(-1)?.key}.code`)?.focus())
  }

  useScans(({ text: scanned, gs1 }) => {
    const code = gs1?.item ?? scanned
    const next = lines.length < mostBarcodes ? withScanned(lines, code) : null
    answerScan(next !== null)
    if (next === null) showToast(language, { tone: 'error', message: t(text.there, { code }) })
    else change(next)
  })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) add()
    else if (event.key === 'Escape' && !isDirty) onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const isFull = lines.length >= mostBarcodes
  return (
    <div role="group" className={styles.editor} aria-label={t(text.of, { sku })} onKeyDown={onKeyDown}>
      {lines.map((line, at) => (
        <BarcodeLineFields
          key={line.key}
          prefix={prefix}
          line={line}
          number={at + 1}
          problems={problems}
          onChange={(changed) =>
            change(
              lines.map((one) =>
                one === line
                  ? { ...line, ...changed }
                  : changed.isPrimary === true
                    ? { ...one, isPrimary: false }
                    : one,
              ),
            )
          }
          onRemove={() => change(withoutLine(lines, line.key))}
        />
      ))}
      <div className={styles.deeds}>
        <ReasonButton reason={isDirty ? null : t(text.nothingToSave)} onClick={() => void save()}>
          {t(text.save)}
        </ReasonButton>
        <Button variant="subtle" onClick={onClose}>
          {t(text.cancel)}
        </Button>
        <ReasonButton variant="default" reason={isFull ? t(text.full, { most: mostBarcodes }) : null} onClick={add}>
          {t(text.add)}
        </ReasonButton>
        <ReasonButton
          variant="default"
          reason={isDirty ? t(text.saveFirst) : isFull ? t(text.full, { most: mostBarcodes }) : null}
          onClick={() => void generate()}
        >
          {t(text.generate)}
        </ReasonButton>
      </div>
    </div>
  )
}
