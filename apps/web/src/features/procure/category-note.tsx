import { inheritDefaults, inheritedFields } from '@countinghouse/contract/procure/category-defaults'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import type { RecordNoteProps } from '../../kit/record-extras.ts'
import { useLanguage } from '../../shell/language.tsx'
import styles from './category-note.module.css'
import { useCategoryTree } from './use-category-tree.ts'

/** What holds while a field is empty, and from which category it comes; of the parent, that another one is a move. */
export function CategoryNote({ field, form: { values }, texts, row }: RecordNoteProps) {
  const { t } = useLanguage()
  const { tree } = useCategoryTree()
  const parentId = Number(values['parentId']) || null
  if (field.name === 'parentId' && row !== null && parentId !== row['parentId'])
    return <p className={styles.note}>{t(text.parentChanges)}</p>
  const name = inheritedFields.find((one) => one === field.name)
  const typed = values[field.name]
  if (name === undefined || parentId === null || (typed !== null && typed !== undefined && typed !== '')) return null
  const inherited = inheritDefaults(tree).get(parentId)?.[name] ?? null
  const source = tree.find(({ id }) => id === inherited?.fromId)
  const value = inherited === null ? null : texts.words(field, inherited.value)
  if (value === null || source === undefined) return null
  return <p className={styles.note}>{t(text.inherited, { value, name: source.name })}</p>
}
