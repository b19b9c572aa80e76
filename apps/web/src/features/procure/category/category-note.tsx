import { inheritDefaults, inheritedFields } from '@countinghouse/contract/procure/category-defaults'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './category-note.module.css'
import { useCategoryTree } from './use-category-tree.ts'

/**
 * Inherited value of a blank field with its source category; for the parent field, the notice that changing it moves the
 * category.
 */
export function CategoryNote({ field, form: { values }, texts, row }: RecordNoteProps) {
  const { t } = useLanguage()
  const { tree } = useCategoryTree()
  const parentId = Number(values['parentId']) || null
  if (field.name === 'parentId' && row !== null && parentId !== row['parentId'])
    return <p className={styles.note}>{t(text.parentChanges)}</p>
  const name = inheritedFields.find((one) => one === field.name)
  const entered = values[field.name]
  if (name === undefined || parentId === null || (entered !== null && entered !== undefined && entered !== ''))
    return null
  const inherited = inheritDefaults(tree).get(parentId)?.[name] ?? null
  const source = tree.find(({ id }) => id === inherited?.fromId)
  const value = inherited === null ? null : texts.words(field, inherited.value)
  if (value === null || source === undefined) return null
  return <p className={styles.note}>{t(text.inherited, { value, name: source.name })}</p>
}
