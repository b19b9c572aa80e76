import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Approving keeps the goods for the transfer until the day that it says, releasing plans a shipment that is picked and sent. One of which nothing was released by that day expires. A transfer whose last difference is settled is closed by itself.',
    ar: 'الموافقة تحجز البضاعة للتحويل حتى اليوم المذكور فيه، والإطلاق يخطط لشحنة تُجهّز وتُرسل. والتحويل الذي لم يُطلق منه شيء حتى ذلك اليوم ينتهي. ويُغلق التحويل من تلقاء نفسه عند تسوية آخر فرق فيه.',
  },
  help_approve: { en: 'Approve and release', ar: 'الموافقة والإطلاق' },
  help_approve_1: {
    en: 'Open a transfer that somebody else handed in. Approve it, with less on some lines if need be.',
    ar: 'افتح تحويلًا قدّمه غيرك ووافق عليه، وبكميات أقل لبعض السطور عند الحاجة.',
  },
  help_approve_2: {
    en: 'What is not there is dropped, or waits for goods that come in.',
    ar: 'ما هو غير متوفر يُسقط أو ينتظر بضاعة قادمة.',
  },
  help_approve_3: {
    en: 'Release it. What lies ready becomes a shipment; release again once more has come in.',
    ar: 'أطلقه. ما هو جاهز يصبح شحنة، وأطلقه مرة أخرى عندما تصل بضاعة أكثر.',
  },
  help_charge: { en: 'Charge and invoice it', ar: 'تسجيل رسومه وفوترته' },
  help_charge_1: {
    en: 'From its approval on, add under Charges what moving it costs; somebody else approves each.',
    ar: 'منذ الموافقة عليه أضف ضمن «الرسوم» ما يكلفه نقله، ويوافق على كل منها شخص آخر.',
  },
  help_charge_2: {
    en: 'Once something was sent, make the invoice under Invoices.',
    ar: 'بعد إرسال شيء منه أنشئ الفاتورة ضمن «الفواتير».',
  },
  help_losses: { en: 'See what was taken away', ar: 'معرفة ما أُخذ' },
  help_losses_1: {
    en: 'A count or an adjustment may leave less than was promised. The overview tells it, and each transfer says below its shipments how much, when and by which document.',
    ar: 'قد يُبقي جرد أو تسوية مخزون أقل مما وُعد به. تخبر به النظرة العامة، ويُذكر تحت شحنات كل تحويل كم أُخذ ومتى وبأي مستند.',
  },
  help_losses_2: {
    en: 'Release the transfer again once goods have come in, or cancel what will not come.',
    ar: 'أطلق التحويل مرة أخرى عندما تصل بضاعة، أو ألغِ ما لن يصل.',
  },
})
