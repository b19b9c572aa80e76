import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Everything that waits for your decision, what you asked others for, and what went wrong and needs a person.',
    ar: 'كل ما ينتظر قرارك، وما طلبته من غيرك، وما تعثّر ويحتاج إلى تدخل.',
  },
  help_decide: { en: 'Decide a request', ar: 'البت في طلب' },
  help_decide_1: { en: 'Open "Approvals" and read who asks for what.', ar: 'افتح "الموافقات" واقرأ من يطلب ماذا.' },
  help_decide_2: {
    en: 'Approve it, or reject it with a reason that the other person reads.',
    ar: 'وافق عليه، أو ارفضه مع سبب يقرؤه صاحب الطلب.',
  },
  help_decide_3: {
    en: 'What is decided on a page of its own, such as a bank account, stands above: open it there.',
    ar: 'ما يُبتّ فيه في صفحته، كالحساب البنكي، يظهر في الأعلى: افتحه هناك.',
  },
  help_mend: { en: 'Take care of an exception', ar: 'معالجة استثناء' },
  help_mend_1: { en: 'Open "Exceptions" and read what happened and why.', ar: 'افتح "الاستثناءات" واقرأ ما حدث وسببه.' },
  help_mend_2: {
    en: 'Take it over, put it right and try again, or dismiss it with a reason.',
    ar: 'تولَّه، ثم أصلحه وأعد التنفيذ، أو أغلقه مع ذكر السبب.',
  },
  help_absence: { en: 'Be represented while you are away', ar: 'تفويض غيرك في غيابك' },
  help_absence_1: {
    en: 'Open "Delegation", choose a colleague and the days.',
    ar: 'افتح "التفويض" واختر زميلًا والأيام.',
  },
})
