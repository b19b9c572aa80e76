import type { TillChoice } from '@countinghouse/contract/sales/register'
import { getRegisterQuote } from '@countinghouse/contract/sales/register-quote'
import { text } from '@countinghouse/contract/sales/register.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../../app/calls/queries.ts'
import { RecordSkeleton } from '../../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from '../register.module.css'
import { sellQuote } from '../state/cart-actions.ts'

type Props = { readonly id: number; readonly till: TillChoice; readonly onLeave: () => void }

/** Puts a quote into the cart, or says why it is not sold here. */
export function OpenQuote({ id, till, onLeave }: Props) {
  const language = useLanguage()
  const { t } = language
  const { data, error, isFetching } = useQuery({
    ...routeQuery(getRegisterQuote, { id, storeId: till.storeId }),
    refetchOnMount: 'always',
  })
  // Entered once: the cart that it takes the place of is parked.
  const isEntered = useRef(false)
  useEffect(() => {
    if (data === undefined || isFetching || isEntered.current) return
    isEntered.current = true
    sellQuote(data)
    onLeave()
  }, [data, isFetching, onLeave])
  if (error === null) return <RecordSkeleton count={4} />
  return (
    <section className={styles.start}>
      <p role="alert">{failureText(language, error, t(text.title))}</p>
      <Button variant="default" onClick={onLeave}>
        {t(text.backToSale)}
      </Button>
    </section>
  )
}
