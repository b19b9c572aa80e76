import type { RateQuote, tryRate } from '@countinghouse/contract/erp/try-rate'
import { parcelFields } from '@countinghouse/contract/erp/try-rate'
import { text } from '@countinghouse/contract/erp/try-rate.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { fieldModel } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './try-rate.module.css'

const amount = fieldModel('goodsMinor', parcelFields.goodsMinor)
const weight = fieldModel('weightGrams', parcelFields.weightGrams)

type Props = OutputOfRoute<typeof tryRate> & {
  /** Weight of the parcel. */
  readonly grams: number
  readonly texts: FieldTexts
}

/** Services with their prices and price breakdown. */
export function RateQuotes({ region, currency, quotes, grams, texts }: Props) {
  const { t, formatRate } = useLanguage()
  const money = (minor: number) => texts.words(amount, minor, { currency }) ?? ''
  const kilos = (some: number) => texts.words(weight, some) ?? ''

  function steps({ working, priceMinor }: RateQuote): readonly (readonly [string, string])[] {
    const { baseMinor, perKgMinor, weightMinor, fuel, fuelMinor, margin, marginMinor, freeFromMinor, isFree } = working
    return [
      [t(text.base), money(baseMinor)],
      ...(perKgMinor === 0
        ? []
        : [[t(text.weight, { weight: kilos(grams), amount: money(perKgMinor) }), money(weightMinor)] as const]),
      ...(fuel === 0 ? [] : [[t(text.fuel, { rate: formatRate(fuel) }), money(fuelMinor)] as const]),
      ...(margin === 0 ? [] : [[t(text.margin, { rate: formatRate(margin) }), money(marginMinor)] as const]),
      ...(isFree ? [[t(text.free, { amount: money(freeFromMinor ?? 0) }), money(0)] as const] : []),
      [t(text.price), money(priceMinor)],
    ]
  }

  return (
    <>
      <p className={styles.lead}>
        {region === null ? t(text.foundNone) : t(text.found, { region: `${region.name} (${region.code})` })}
      </p>
      <div className={styles.quotes}>
        {quotes.map((quote) => {
          const { overGrams, upToGrams, isOfRegion } = quote.working
          const band = { over: kilos(overGrams), upTo: kilos(upToGrams) }
          return (
            <section key={quote.service.code} className={styles.quote} aria-labelledby={`quote-${quote.service.code}`}>
              <h2 id={`quote-${quote.service.code}`} className={styles.service}>
                {quote.service.name}
                <span className={styles.days}>{t(text.days, { count: quote.service.transitDays })}</span>
              </h2>
              <p className={styles.band}>
                {isOfRegion ? t(text.ofRegion, { ...band, region: region?.name ?? '' }) : t(text.everywhere, band)}
              </p>
              <dl className={styles.steps}>
                {steps(quote).map(([what, much]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>
                      <bdi>{much}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
    </>
  )
}
