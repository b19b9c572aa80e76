import { text as providerText } from '@countinghouse/contract/payments/card-provider.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { text as linkText } from '@countinghouse/contract/payments/payment-link.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const LinkDialog = later(async () => (await import('../../../kit/payment-link/link-dialog.tsx')).LinkDialog)
const LinksDialog = later(async () => (await import('./links-dialog.tsx')).LinksDialog)
const ProviderDialog = later(async () => (await import('./provider-dialog.tsx')).ProviderDialog)

/** Payment links and the card provider, for whoever may. */
export function PaymentButtons() {
  const { t } = useLanguage()
  const can = useCan()
  const [opened, setOpened] = useState<'link' | 'links' | 'provider' | null>(null)
  const mayLink = can(permissionName(onlinePayment.page, 'link'))
  const close = () => setOpened(null)
  return (
    <>
      {can(permissionName(onlinePayment.page, 'configure')) && (
        <Button variant="default" onClick={() => setOpened('provider')}>
          {t(providerText.open)}
        </Button>
      )}
      {mayLink && (
        <Button variant="default" onClick={() => setOpened('links')}>
          {t(linkText.title)}
        </Button>
      )}
      {mayLink && <Button onClick={() => setOpened('link')}>{t(linkText.create)}</Button>}
      <Suspense>
        {opened === 'link' && <LinkDialog onClose={close} />}
        {opened === 'links' && <LinksDialog onClose={close} />}
        {opened === 'provider' && <ProviderDialog onClose={close} />}
      </Suspense>
    </>
  )
}
