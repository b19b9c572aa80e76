import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Approval', ar: 'الموافقة' },
  lead: {
    en: 'A colleague who may decide this enters their PIN.',
    ar: 'يُدخل زميل له حق القرار رمز PIN الخاص به.',
  },
  needed: { en: 'Needs approval', ar: 'يحتاج إلى موافقة' },
  need_discount: { en: 'Discount of {rate}', ar: 'خصم {rate}' },
  need_price_override: { en: '{name} for {amount}', ar: '{name} بسعر {amount}' },
  need_refund: { en: 'Refund of {amount}', ar: 'رد مبلغ {amount}' },
  need_refund_tender: {
    en: '{amount} paid back in another way than it was paid',
    ar: 'رد {amount} بغير طريقة دفعه',
  },
  need_return_policy: { en: 'Return of {name}: {reason}', ar: 'إرجاع {name}: {reason}' },
  need_unreceipted: { en: 'Return of {amount} without receipt', ar: 'إرجاع بقيمة {amount} دون إيصال' },
  need_void: { en: 'Void of receipt {number}', ar: 'إلغاء الإيصال {number}' },
  approver: { en: 'Approver', ar: 'الموافِق' },
  choose: { en: 'Choose an approver.', ar: 'اختر الموافِق.' },
  pin: { en: 'PIN', ar: 'رمز PIN' },
  pinMissing: { en: 'Enter a PIN of 4 to 8 digits.', ar: 'أدخل رمز PIN من 4 إلى 8 أرقام.' },
  approve: { en: 'Approve', ar: 'موافقة' },
  nobody: {
    en: 'No colleague who may approve this in this store has a PIN. PINs are set under My account.',
    ar: 'لا يملك أي زميل له حق الموافقة في هذا المتجر رمز PIN. يُعيَّن الرمز في «حسابي».',
  },
  approved: { en: 'Approved by {name}.', ar: 'وافق {name}.' },
  kind_discount: { en: 'Discount', ar: 'الخصم' },
  kind_price_override: { en: 'Changed price', ar: 'تغيير السعر' },
  kind_refund: { en: 'Refund', ar: 'رد المبلغ' },
  kind_refund_tender: { en: 'Refund in another way', ar: 'الرد بطريقة أخرى' },
  kind_return_policy: { en: 'Return outside the policy', ar: 'الإرجاع خارج السياسة' },
  kind_unreceipted: { en: 'Return without receipt', ar: 'الإرجاع دون إيصال' },
  kind_void: { en: 'Void', ar: 'الإلغاء' },
  approvedBy: { en: '{kind} approved by', ar: 'وافق على {kind}' },
})
