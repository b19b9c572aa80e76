import { cloneProduct } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product.text'
import { CloneDialog } from '../../kit/clone-dialog.tsx'
import type { RecordDialogProps } from '../../kit/record-extras.ts'
import { useLanguage } from '../../shell/language.tsx'

const parts = { variants: text.clone_variants, images: text.clone_images }

/** A draft like this product, under a style code of its own. */
export function ProductClone(record: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <CloneDialog
      {...record}
      route={cloneProduct}
      words={text}
      page={t(text.title)}
      name={record.row.name}
      codeHelp={text.code_help}
      parts={parts}
      nameOf={({ code, name }) => `${code} ${name}`}
    />
  )
}
