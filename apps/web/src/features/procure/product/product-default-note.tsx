import { inheritDefaults } from '@countinghouse/contract/procure/category-defaults'
import type { InheritedField } from '@countinghouse/contract/procure/category-defaults'
import { text } from '@countinghouse/contract/procure/product-record.text'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import note from '../category/category-note.module.css'
import styles from './product.module.css'
import { useCategoryTree } from '../category/use-category-tree.ts'

/** Category default of each product field. */
const givenBy: Readonly<Record<string, InheritedField>> = {
  taxClassId: 'defaultTaxClassId',
  baseUnitId: 'defaultUnitId',
  sizeScaleId: 'defaultSizeScaleId',
}

/** Applies the category default: automatically to a new product, on request to an existing one. */
export function ProductDefaultNote({ field, form, texts, row }: RecordNoteProps) {
  const { t } = useLanguage()
  const { tree } = useCategoryTree()
  const given = givenBy[field.name]
  const inherited = given === undefined ? null : inheritDefaults(tree).get(Number(form.values['categoryId']))?.[given]
  const source = tree.find(({ id }) => id === inherited?.fromId)
  const value = inherited == null ? null : texts.words(field, inherited.value)
  if (inherited == null || source === undefined || value === null) return null
  const entered = form.enteredIn(field.name)
  if (entered === String(inherited.value))
    return <p className={note.note}>{t(text.asCategory, { name: source.name })}</p>
  if (entered !== '') return null
  return (
    <p className={note.note}>
      {t(text.fromCategory, { name: source.name, value })}{' '}
      {row !== null && (
        <button type="button" className={styles.link} onClick={() => form.type(field, String(inherited.value))}>
          {t(text.takeIt)}
        </button>
      )}
    </p>
  )
}
