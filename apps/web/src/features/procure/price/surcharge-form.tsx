import { BuyAmount, prices } from '@countinghouse/contract/procure/price'
import { saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { text } from '@countinghouse/contract/procure/price-surcharge.text'
import type { Variants } from '@countinghouse/contract/procure/variant'
import { amountField } from '@countinghouse/contract/rich-fields'
import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import { readEntered, enteredOf } from '../../../kit/fields/field-value.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './price.module.css'
import type { Surcharge, SurchargeAmount, SurchargeLine } from './surcharge-lines.ts'
import { linesOf, sentOf, withLine } from './surcharge-lines.ts'
import { SurchargeLineFields } from './surcharge-line-fields.tsx'

const mostMinor = 999_999_999_999
const amountModel = fieldModel('amountMinor', amountField({ min: -mostMinor, max: mostMinor, currency: 'currency' }))

type Props = {
  readonly of: { readonly priceListId: number; readonly productId: number }
  readonly list: { readonly currency: string; readonly isBuying: boolean }
  readonly options: Pick<Variants, 'colors' | 'sizes'>
  readonly saved: readonly Surcharge[]
  readonly canEdit: boolean
  /** Asks whoever would leave it for another list, and answers whether he may. */
  readonly leaving: Ref<() => Promise<boolean>>
}

/** The surcharges of a product in one list, written together. */
export function SurchargeForm({ of, list: { currency, isBuying }, options, saved, canEdit, leaving }: Props) {
  const language = useLanguage()
  const { t } = language
  const prefix = useId()
  const beginning = linesOf(saved, (minor) => String(enteredOf(amountModel, minor, { currency })))
  const [lines, setLines] = useState(beginning)
  /** By the place of the line. */
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({})
  const isDirty = JSON.stringify(lines) !== JSON.stringify(beginning)
  const standing = useRef('clean')
  standing.current = isDirty ? 'dirty' : 'clean'
  const discard = () => change(beginning)
  const write = useWrite(t(prices.text.title), (fields) =>
    setProblems(
      Object.fromEntries(Object.entries(fields).map(([path, message]) => [Number(path.split('.')[1] ?? 0), message])),
    ),
  )
  const mayLeave = useLeaveGuard({ standing, discard }, save, { isOfSide: true })
  useImperativeHandle(leaving, () => mayLeave)

  function change(next: readonly SurchargeLine[]): void {
    setLines(next)
    setProblems({})
  }

  function amountOf({ amount }: SurchargeLine): SurchargeAmount | string {
    const entered = amount.trim()
    if (isBuying)
      return BuyAmount.safeParse(entered).success ? { amountMinor: null, buyAmount: entered } : t(text.badBuyAmount)
    const reading = readEntered(amountModel, entered, { currency })
    return reading.issue === undefined
      ? { amountMinor: Number(reading.value), buyAmount: null }
      : t(reading.issue.text, reading.issue.params)
  }

  async function save(): Promise<boolean> {
    const amounts = lines.map(amountOf)
    const wrong = amounts.flatMap((amount, at) => (typeof amount === 'string' ? [[at, amount] as const] : []))
    if (wrong.length > 0) {
      setProblems(Object.fromEntries(wrong))
      document.getElementById(`${prefix}-${wrong[0]?.[0]}`)?.focus()
      return false
    }
    const items = lines.flatMap((line, at) => {
      const amount = amounts[at]
      return amount === undefined || typeof amount === 'string' ? [] : [sentOf(line, amount)]
    })
    if ((await write(saveSurcharges, { ...of, items, seen: [...saved] })) === null) return false
    showToast(language, { tone: 'done', message: t(text.saved) })
    return true
  }

  return (
    <div className={styles.surcharges} role="group" aria-label={t(text.title)}>
      {lines.length === 0 && <p className={styles.lead}>{t(text.none)}</p>}
      {lines.map((line, at) => (
        <SurchargeLineFields
          key={line.key}
          id={`${prefix}-${at}`}
          line={line}
          number={at + 1}
          options={options}
          currency={currency}
          problem={problems[at]}
          canEdit={canEdit}
          onChange={(changed) => change(lines.map((one) => (one === line ? { ...line, ...changed } : one)))}
          onRemove={() => change(lines.filter((one) => one !== line))}
        />
      ))}
      {canEdit && (
        <div className={styles.buttons}>
          <ReasonButton reason={isDirty ? null : t(text.nothingToSave)} onClick={() => void save()}>
            {t(text.save)}
          </ReasonButton>
          <Button variant="default" onClick={() => change(withLine(lines, options))}>
            {t(text.add)}
          </Button>
          {isDirty && (
            <Button variant="subtle" onClick={discard}>
              {t(text.discard)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
