import { text } from '@countinghouse/contract/procure/price-forms.text'
import type { ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import { amountField } from '@countinghouse/contract/rich-fields'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './price.module.css'

const amount = fieldModel('amountMinor', amountField({ currency: 'currency' }))

type Props = { readonly price: ResolvedPrice; readonly texts: FieldTexts }

/** A price with its calculation steps. */
export function PricePath({ price, texts }: Props) {
  const { t, formatRate } = useLanguage()
  const { currency, path, source, taxIncluded } = price
  const money = (value: number | string) =>
    typeof value === 'string' ? `${value} ${currency}` : (texts.words(amount, value, { currency }) ?? '')

  function wordsOf({ step, list, ppm, ending }: ResolvedPrice['path'][number]): string {
    if (step === 'price') return t(text[`source_${source}`], { list: list.name })
    if (step === 'surcharge') return t(text.step_surcharge)
    if (step === 'adjust') return t(text.step_adjust, { list: list.name, rate: formatRate(ppm ?? 0) })
    return t(text.step_ending, { list: list.name, ending: ending ?? '' })
  }

  return (
    <dl className={styles.path}>
      {path.map((step) => (
        <div key={`${step.list.id} ${step.step}`}>
          <dt>{wordsOf(step)}</dt>
          <dd>
            <bdi>{money(step.amount)}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>
          {t(text.result)} · {t(taxIncluded ? text.withTax : text.withoutTax)}
        </dt>
        <dd>
          <bdi>{money(price.amount)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
