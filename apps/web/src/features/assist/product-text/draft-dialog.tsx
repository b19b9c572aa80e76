import type { ProductText } from '@countinghouse/contract/assist/product-text'
import { createProductText, draftFields } from '@countinghouse/contract/assist/product-text'
import { text } from '@countinghouse/contract/assist/product-text.text'
import { useMemo } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly productId: number | null
  readonly onDone: (draft: ProductText) => void
  readonly onClose: () => void
}

/** Drafts a text for a product, also for one that is itself a draft. */
export function DraftDialog({ productId, onDone, onClose }: Props) {
  const { t } = useLanguage()
  const requested = useMemo(
    () => ({
      fields: { productId: productId === null ? draftFields.productId : draftFields.productId.default(productId) },
      text: { productId: text.product },
    }),
    [productId],
  )
  return (
    <FieldsDialog
      title={t(text.create)}
      requested={requested}
      confirm={t(text.create)}
      route={createProductText}
      target={{}}
      page={t(text.title)}
      doneWords={() => t(text.created)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
