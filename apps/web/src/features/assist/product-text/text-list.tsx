import type { ProductText } from '@countinghouse/contract/assist/product-text'
import { text } from '@countinghouse/contract/assist/product-text.text'
import { product } from '@countinghouse/contract/procure/product'
import { locales } from '@countinghouse/kernel/text'
import { Link } from '@tanstack/react-router'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { TextButtons } from './text-buttons.tsx'
import styles from './product-text.module.css'

const tones: Readonly<Record<ProductText['status'], Tone>> = { draft: 'info', accepted: 'success', rejected: 'neutral' }
const languages = { en: text.english, ar: text.arabic }

/** Each text in both languages, beside the facts that it was written from. */
export function TextList({ items }: { readonly items: readonly ProductText[] }) {
  const { t, formatInstant } = useLanguage()
  return items.map((item) => {
    const { id, productId, productCode, productName, origin, fallback, invented, texts, facts, status } = item
    const { createdAt, createdBy, decidedAt, decidedBy } = item
    return (
      <article key={id} className={styles['text']} aria-label={productName}>
        <header className={styles['head']}>
          <h2 className={styles['name']}>
            <Link to={product.page.path} search={{ open: productId } as never}>
              <bdi>{productName}</bdi>
            </Link>{' '}
            <bdi className={styles['quiet']}>{productCode}</bdi>
          </h2>
          <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
        </header>
        <p className={styles['quiet']}>
          {t(text[`origin_${origin}`])} · {t(text.by, { name: createdBy, at: formatInstant(createdAt) })}
          {decidedAt !== null && decidedBy !== null && (
            <> · {t(text.decided, { name: decidedBy, at: formatInstant(decidedAt) })}</>
          )}
        </p>
        {fallback !== null && (
          <p className={styles['warning']}>{t(text[`fallback_${fallback}`], { claims: invented.join(', ') })}</p>
        )}
        <div className={styles['languages']}>
          {locales.map((locale) => (
            <section key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} aria-label={t(languages[locale])}>
              <h3 className={styles['title']}>{texts[locale].title}</h3>
              <p className={styles['short']}>{texts[locale].short}</p>
              <ul className={styles['bullets']}>
                {texts[locale].bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <details className={styles['facts']}>
          <summary>{t(text.facts)}</summary>
          <ul className={styles['bullets']}>
            {facts.map((fact) => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </details>
        {status === 'draft' && <TextButtons item={item} />}
      </article>
    )
  })
}
