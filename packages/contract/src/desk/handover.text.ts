import { texts } from '@countinghouse/kernel/text'

/** What the desk keeps for a person that another one takes over. */
export const text = texts({
  approvals: { en: 'Approvals that wait for this person', ar: 'موافقات تنتظر هذا الشخص' },
  rules: { en: 'Approval rules that name this person', ar: 'قواعد موافقة تسمّي هذا الشخص' },
  delegations: { en: 'People this person is deputy of', ar: 'أشخاص ينوب هذا الشخص عنهم' },
  views: { en: 'Saved views shared with others', ar: 'عروض محفوظة مشتركة مع غيره' },
  stranded: {
    en: 'Approvals that wait for a role nobody else can decide with: give that role to somebody',
    ar: 'موافقات تنتظر دورًا لا يبتّ به أحد غيره: امنح هذا الدور لشخص آخر',
  },
  unfitApprovals: {
    en: 'Choose somebody else: {name} asked for {count, plural, one {one of these approvals} other {# of these approvals}} or has a say there already, and nobody decides twice.',
    ar: 'اختر شخصًا آخر: {name} طلب {count, plural, zero {هذه الموافقات} one {إحدى هذه الموافقات} two {اثنتين من هذه الموافقات} few {# من هذه الموافقات} many {# من هذه الموافقات} other {# من هذه الموافقات}} أو له رأي فيها، ولا يبتّ أحد مرتين.',
  },
  unfitRules: {
    en: 'Choose somebody else: {name} stands in {count, plural, one {one of these approval rules} other {# of these approval rules}} already, and nobody decides twice.',
    ar: 'اختر شخصًا آخر: {name} مذكور في {count, plural, zero {قواعد الموافقة هذه} one {إحدى قواعد الموافقة هذه} two {اثنتين من قواعد الموافقة هذه} few {# من قواعد الموافقة هذه} many {# من قواعد الموافقة هذه} other {# من قواعد الموافقة هذه}}، ولا يبتّ أحد مرتين.',
  },
})
