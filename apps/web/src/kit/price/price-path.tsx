import { text } from '@countinghouse/contract/procure/price-path.text'
import type { ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import { useLanguage } from '../../ui/language/language.tsx'
import { formatAmount } from '../fields/amount.ts'
import styles from './price-path.module.css'

type Props = { readonly price: ResolvedPrice }

/** A price with its calculation steps. */
export function PricePath({ price }: Props) {
  const { t, locale, formatRate } = useLanguage()
  const { currency, path, source, taxIncluded } = price
  const money = (value: number | string) =>
    typeof value === 'string' ? `${value} ${currency}` : formatAmount(value, currency, locale)

  function wordsOf({ step, list, ppm, ending }: ResolvedPrice['path'][number]): string {
    if (step === 'price') return t(text[`source_${source}`], { list: list.name })
    if (step === 'surcharge') return t(text.step_surcharge)
    if (step === 'adjust') return t(text.step_adjust, { list: list.name, rate: formatRate(ppm ?? 0) })
    return t(text.step_ending, { list: list.name, ending: ending ?? '' })
  }

  return (
    <dl className={styles['path']}>
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
