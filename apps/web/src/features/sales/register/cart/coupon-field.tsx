import { lookUpCoupon, mostCoupons, registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { changeSheet } from '../state/tills-store.ts'
import type { Cart } from '../state/use-cart.ts'
import styles from './side.module.css'

type Props = { readonly cart: Cart; readonly storeId: number; readonly onLeave: () => void }

/** Takes the code of a coupon, and lists those of the sale. */
export function CouponField({ cart, storeId, onLeave }: Props) {
  const language = useLanguage()
  const { t } = language
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { coupons, customerId } = cart.sheet
  const isApplied = (promotionId: number) =>
    cart.totals.promotions.some((entry) => entry.promotionId === promotionId && entry.refusal === null)

  async function add(): Promise<void> {
    const entered = code.trim()
    if (entered === '') return
    try {
      const found = await call(lookUpCoupon, { storeId, code: entered, ...(customerId !== null && { customerId }) })
      changeSheet(({ coupons: known }) => ({
        coupons: [...known.filter(({ couponId }) => couponId !== found.couponId), found].slice(-mostCoupons),
      }))
      setCode('')
      setProblem(undefined)
      onLeave()
    } catch (error) {
      setProblem(failureText(language, error, t(registerPage.title)))
    }
  }

  return (
    <div className={styles.coupon}>
      <CodeField
        label={t(text.coupon)}
        problem={problem}
        maxLength={40}
        value={code}
        onType={(entered) => {
          setCode(entered)
          setProblem(undefined)
        }}
        onEnter={() => void add()}
      />
      {coupons.length > 0 && (
        <ul className={styles.coupons} aria-label={t(text.couponsOfSale)}>
          {coupons.map(({ couponId, code: shown, promotion }) => (
            <li key={couponId}>
              <span>
                <bdi>{shown}</bdi>, <bdi>{promotion.name}</bdi>
                {!isApplied(promotion.id) && <span className={styles.unapplied}> {t(text.couponUnapplied)}</span>}
              </span>
              <IconButton
                label={t(text.removeCoupon, { code: shown })}
                onClick={() =>
                  changeSheet(({ coupons: known }) => ({ coupons: known.filter((one) => one.couponId !== couponId) }))
                }
              >
                <IconX size={16} stroke={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
