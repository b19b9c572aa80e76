import type { ProductWeb, WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { text } from '@countinghouse/contract/procure/product-web.text'
import type { Locale } from '@countinghouse/kernel/text'
import { locales } from '@countinghouse/kernel/text'
import { useId } from 'react'
import field from '../../../kit/fields/field.module.css'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-web.module.css'
import type { WebForm } from './use-web-form.ts'
import { useWebName } from './use-web-name.ts'
import { WebValue } from './web-value.tsx'

type Props = { readonly web: ProductWeb; readonly form: WebForm }
type Column = { readonly attribute: WebAttributeOfProduct; readonly locale: Locale | null; readonly title: string }

/** Web values per variant: a row of fields for each. */
export function WebVariants({ web, form }: Props) {
  const { t } = useLanguage()
  const nameOf = useWebName()
  const id = useId()
  const columns = web.attributes
    .filter(({ isOfVariants }) => isOfVariants)
    .flatMap((attribute): Column[] =>
      (attribute.isLocalized ? locales : [null]).map((locale) => {
        const name = nameOf(attribute)
        const title = locale === null ? name : t(text.inLanguage, { name, language: t(text[`language_${locale}`]) })
        return { attribute, locale, title }
      }),
    )
  if (columns.length === 0) return null
  return (
    <div className={styles.scroll}>
      <table className={table.table} aria-label={t(text.variant)}>
        <thead>
          <tr>
            <th scope="col">{t(text.variant)}</th>
            {columns.map(({ attribute, locale, title }) => (
              <th key={`${attribute.id} ${locale}`} scope="col">
                {title}
                {attribute.unit !== null && <span className={field.mark}>{attribute.unit}</span>}
                {attribute.isRequired && <span className={field.mark}>{t(text.required)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {web.variants.map((variant) => (
            <tr key={variant.id}>
              <th scope="row">
                <bdi>{variant.sku}</bdi>
              </th>
              {columns.map((column) => (
                <td key={`${column.attribute.id} ${column.locale}`} data-label={column.title}>
                  <WebValue
                    id={`${id}-${variant.id}-${column.attribute.id}-${column.locale}`}
                    label={t(text.ofVariant, { name: column.title, sku: variant.sku })}
                    web={web}
                    form={form}
                    attribute={column.attribute}
                    place={{ attributeId: column.attribute.id, variantId: variant.id, locale: column.locale }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
