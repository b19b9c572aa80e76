import { texts } from '@countinghouse/kernel/text'

/** What the desk keeps for a person that another one takes over. */
export const text = texts({
  approvals: { en: 'Approvals pending with this person', ar: 'موافقات تنتظر هذا الشخص' },
  rules: { en: 'Approval rules naming this person', ar: 'قواعد موافقة تسمّي هذا الشخص' },
  delegations: { en: 'Delegations to this person', ar: 'أشخاص ينوب هذا الشخص عنهم' },
  views: { en: 'Saved views shared with others', ar: 'عروض محفوظة مشتركة مع غيره' },
  stranded: {
    en: 'Pending approvals of roles without another approver: assign the role to another person',
    ar: 'موافقات معلقة لأدوار بلا صاحب موافقة آخر: أسند الدور إلى شخص آخر',
  },
  unfitApprovals: {
    en: 'Choose another person. {name} already requested or decides {count, plural, one {one of these approvals} other {# of these approvals}}.',
    ar: 'اختر شخصًا آخر. {name} طلب {count, plural, zero {هذه الموافقات} one {إحدى هذه الموافقات} two {اثنتين من هذه الموافقات} few {# من هذه الموافقات} many {# من هذه الموافقات} other {# من هذه الموافقات}} أو يبتّ فيها بالفعل.',
  },
  unfitRules: {
    en: 'Choose another person. {name} is already in {count, plural, one {one of these approval rules} other {# of these approval rules}}.',
    ar: 'اختر شخصًا آخر. {name} مذكور بالفعل في {count, plural, zero {قواعد الموافقة هذه} one {إحدى قواعد الموافقة هذه} two {اثنتين من قواعد الموافقة هذه} few {# من قواعد الموافقة هذه} many {# من قواعد الموافقة هذه} other {# من قواعد الموافقة هذه}}.',
  },
})
