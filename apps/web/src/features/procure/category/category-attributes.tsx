import { inheritAttributes } from '@countinghouse/contract/procure/category-defaults'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './category-note.module.css'
import { useCategoryTree } from './use-category-tree.ts'

/** Own and inherited web attributes of a category. */
export function CategoryAttributes({ row, texts }: RecordTabProps) {
  const { t } = useLanguage()
  const { tree } = useCategoryTree()
  const attributes = inheritAttributes(tree, row.id)
  return (
    <RecordBody side="attributes">
      {attributes.length === 0 && <p className={styles.note}>{t(text.attributesNone)}</p>}
      {attributes.length > 0 && (
        <table className={styles.table} aria-label={t(categoryText.attributes)}>
          <thead>
            <tr>
              <th scope="col">{t(categoryText.attributes_webAttributeId)}</th>
              <th scope="col">{t(categoryText.attributes_isRequired)}</th>
              <th scope="col">{t(text.attributesFrom)}</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map(({ webAttributeId, isRequired, fromId }) => (
              <tr key={webAttributeId} data-inherited={fromId !== row.id || undefined}>
                <th scope="row">
                  <bdi>{texts.pickers.nameOf('procure.web_attribute', String(webAttributeId))}</bdi>
                </th>
                <td data-label={t(categoryText.attributes_isRequired)}>
                  {t(isRequired ? text.required : text.optional)}
                </td>
                <td data-label={t(text.attributesFrom)}>
                  <bdi>{tree.find(({ id }) => id === fromId)?.name}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}
