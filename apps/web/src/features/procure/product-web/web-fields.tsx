import type { ProductWeb, WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { text } from '@countinghouse/contract/procure/product-web.text'
import type { Locale } from '@countinghouse/kernel/text'
import { locales } from '@countinghouse/kernel/text'
import { useId } from 'react'
import field from '../../../kit/fields/field.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-web.module.css'
import type { WebForm } from './use-web-form.ts'
import { useWebName } from './use-web-name.ts'
import { WebValue } from './web-value.tsx'

type Props = { readonly web: ProductWeb; readonly form: WebForm }

/** Web values of the product itself: a field for each attribute, or one for each language. */
export function WebFields({ web, form }: Props) {
  const own = web.attributes.filter(({ isOfVariants }) => !isOfVariants)
  return (
    <div className={styles.fields}>
      {own.flatMap((attribute) =>
        (attribute.isLocalized ? locales : [null]).map((locale) => (
          <WebField key={`${attribute.id} ${locale}`} web={web} form={form} attribute={attribute} locale={locale} />
        )),
      )}
    </div>
  )
}

type FieldProps = Props & { readonly attribute: WebAttributeOfProduct; readonly locale: Locale | null }

function WebField({ web, form, attribute, locale }: FieldProps) {
  const { t } = useLanguage()
  const nameOf = useWebName()
  const id = useId()
  const name = nameOf(attribute)
  const isGroup = attribute.type === 'multiselect'
  const label = (
    <>
      {locale === null ? name : t(text.inLanguage, { name, language: t(text[`language_${locale}`]) })}
      {attribute.unit !== null && <span className={field.mark}>{attribute.unit}</span>}
      {attribute.isRequired && <span className={field.mark}>{t(text.required)}</span>}
    </>
  )
  return (
    <div className={field.frame} data-wide={attribute.type === 'richtext' || isGroup || undefined}>
      {isGroup ? (
        <span id={`${id}-label`} className={field.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
      )}
      <WebValue
        id={id}
        web={web}
        form={form}
        attribute={attribute}
        place={{ attributeId: attribute.id, variantId: null, locale }}
      />
      {!attribute.isRequested && <p className={field.help}>{t(text.notRequested)}</p>}
      {attribute.type === 'asset' && web.images.length === 0 && <p className={field.help}>{t(text.noImages)}</p>}
    </div>
  )
}
