import { text } from '@countinghouse/contract/procure/product-record.text'
import { cloneProduct } from '@countinghouse/contract/procure/product-steps'
import { text as fieldText } from '@countinghouse/contract/procure/product.text'
import { CloneDialog } from '../../../kit/master/clone-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const parts = { variants: text.clone_variants, images: text.clone_images }

/** Clones a product as a draft with a style code of its own. */
export function ProductClone(record: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <CloneDialog
      {...record}
      route={cloneProduct}
      words={text}
      page={t(fieldText.title)}
      name={record.row.name}
      codeHelp={fieldText.code_help}
      parts={parts}
      nameOf={({ code, name }) => `${code} ${name}`}
    />
  )
}
