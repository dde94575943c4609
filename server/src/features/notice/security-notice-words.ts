import type { NOTICE_KINDS } from '@sampan/contract/rules'
import { say } from '../../language/sentence.ts'
import type { NoticeWords } from './notice-text.ts'

/** The device of a log-in without a known browser or system, as the first words of a sentence. */
export const UNKNOWN_DEVICE = say('Unknown device', '未知设备', '不明な端末', '알 수 없는 기기', 'อุปกรณ์ที่ไม่รู้จัก')

/** The body of notices that mails about a topic were ended by the link in a mail. */
const MAIL_ENDED_BODY = say(
  'Someone used the link in one of our emails. You can turn them on again here.',
  '有人点击了我们邮件中的退订链接。您可以在这里重新开启。',
  'メール内の配信停止リンクが使われました。ここで再開できます。',
  '메일의 수신 거부 링크를 통해 중단되었습니다. 여기에서 다시 켤 수 있습니다.',
  'มีการกดลิงก์หยุดรับในอีเมลของเรา คุณเปิดรับอีกครั้งได้ที่นี่',
)

/** Texts of notices about the security of the account. `{device}` is a browser with its system, `{ip}` an address. */
export const SECURITY_NOTICES: Record<(typeof NOTICE_KINDS.security)[number], NoticeWords> = {
  new_device: {
    title: say(
      'New log-in to your account',
      '您的账号在新设备上登录',
      '新しい端末からログインがありました',
      '새 기기에서 로그인했습니다',
      'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
    ),
    body: say(
      '{device}, IP address {ip}. If this wasn’t you, change your password and log out that device.',
      '设备：{device}，IP 地址：{ip}。如果不是您本人操作，请修改密码并退出该设备。',
      '{device}、IPアドレス{ip}。心当たりがない場合は、パスワードを変更し、その端末をログアウトさせてください。',
      '{device}, IP 주소 {ip}. 본인이 아니라면 비밀번호를 변경하고 해당 기기를 로그아웃해 주세요.',
      '{device} ที่อยู่ IP {ip} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและออกจากระบบในอุปกรณ์นั้น',
    ),
  },
  agent_linked: {
    title: say(
      'An app can now use your account',
      '您已允许一个应用使用您的账号',
      'アプリにアカウントの利用を許可しました',
      '앱이 계정을 사용할 수 있게 되었습니다',
      'แอปใช้บัญชีของคุณได้แล้ว',
    ),
    body: say(
      '{agent} ({host}). If this wasn’t you, end its access here and change your password.',
      '{agent}（{host}）。如果不是您本人操作，请在这里取消授权，并修改密码。',
      '{agent}（{host}）。心当たりがない場合は、ここで許可を取り消し、パスワードを変更してください。',
      '{agent}({host}). 본인이 아니라면 여기에서 접근을 해제하고 비밀번호를 변경해 주세요.',
      '{agent} ({host}) หากไม่ใช่คุณ กรุณายกเลิกสิทธิ์ที่นี่และเปลี่ยนรหัสผ่าน',
    ),
  },
  order_mail_ended: {
    title: say(
      'You no longer get emails about orders',
      '您将不再收到订单邮件',
      'ご注文に関するメールの配信を停止しました',
      '주문 관련 메일을 더 이상 보내지 않습니다',
      'คุณจะไม่ได้รับอีเมลเกี่ยวกับคำสั่งซื้ออีก',
    ),
    body: MAIL_ENDED_BODY,
  },
  wallet_mail_ended: {
    title: say(
      'You no longer get emails about your wallet',
      '您将不再收到钱包邮件',
      'ウォレットに関するメールの配信を停止しました',
      '지갑 관련 메일을 더 이상 보내지 않습니다',
      'คุณจะไม่ได้รับอีเมลเกี่ยวกับกระเป๋าเงินอีก',
    ),
    body: MAIL_ENDED_BODY,
  },
  security_mail_ended: {
    title: say(
      'You no longer get emails about security',
      '您将不再收到账号安全邮件',
      'セキュリティに関するメールの配信を停止しました',
      '보안 관련 메일을 더 이상 보내지 않습니다',
      'คุณจะไม่ได้รับอีเมลเกี่ยวกับความปลอดภัยอีก',
    ),
    body: say(
      'They were turned off in the settings, or by the link in one of our emails. If this wasn’t you, change your password and turn them on again here.',
      '这些邮件已在设置中或通过邮件里的退订链接关闭。如果不是您本人操作，请修改密码，并在这里重新开启。',
      '設定、またはメール内の配信停止リンクから停止されました。心当たりがない場合は、パスワードを変更し、ここで配信を再開してください。',
      '설정이나 메일의 수신 거부 링크를 통해 중단되었습니다. 본인이 아니라면 비밀번호를 변경하고 여기에서 다시 켜 주세요.',
      'มีการปิดรับในหน้าตั้งค่าหรือผ่านลิงก์หยุดรับในอีเมลของเรา หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและเปิดรับอีกครั้งที่นี่',
    ),
  },
}
