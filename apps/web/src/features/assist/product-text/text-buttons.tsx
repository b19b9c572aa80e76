import type { ProductText } from '@countinghouse/contract/assist/product-text'
import { acceptProductText, rejectProductText } from '@countinghouse/contract/assist/product-text'
import { productTextPage } from '@countinghouse/contract/assist/product-text-page'
import { text } from '@countinghouse/contract/assist/product-text.text'
import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import type { Locale } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-text.module.css'

/** Accepts a draft in both languages or one, or rejects it. */
export function TextButtons({ item: { id, version, productName } }: { readonly item: ProductText }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  if (!can(permissionName(productTextPage, 'approve'))) return null
  const mayAccept = can(permissionName(product.page, 'edit'))

  async function accept(languages: Locale[]): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.askAccept),
      body: `${productName}. ${t(text.askAcceptBody)}`,
      confirm: t(text.accept),
    })
    if (choice !== 'confirm' || (await write(acceptProductText, { id, version, languages })) === null) return
    showToast(language, { tone: 'done', message: t(text.accepted) })
  }

  async function reject(): Promise<void> {
    if ((await write(rejectProductText, { id, version })) === null) return
    showToast(language, { tone: 'done', message: t(text.rejected) })
  }

  return (
    <div className={styles['bar']}>
      {mayAccept && (
        <>
          <Button size="compact-md" onClick={() => void accept(['en', 'ar'])}>
            {t(text.accept)}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => void accept(['en'])}>
            {t(text.accept_en)}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => void accept(['ar'])}>
            {t(text.accept_ar)}
          </Button>
        </>
      )}
      <Button variant="default" size="compact-md" onClick={() => void reject()}>
        {t(text.reject)}
      </Button>
    </div>
  )
}
