import type { HardwarePart } from './hardware-part'

const AMOUNT = '\\d+(?:[.,]\\d+)? ?(?:[mgt]i?b(?:ytes?)?|[mgt](?=ram)|[mg](?![\\w/])|megs?|gigs?|gigabytes?|megabytes?)'
const KIND = '(?:s?d?-?ram|(?<=of )ran(?=\\W*$)|memory|sdram|rdram|ddr\\d?(?:-?\\d+)?|dimms?|mem(?![\\w]))'

/** "640 MB PC100-2-2-2 SDRAM", "2G RAM", "4GB interleaved memory", "RAM: 512MB". Not "32 MB cache", not "2 GB file". */
export const memory: HardwarePart = {
  part: 'memory',
  named: new RegExp(
    `(?<![\\w.-])${AMOUNT}(?: of)?(?:[ -](?:pc\\d[\\w-]*|ecc|registered|interleaved|main|physical|system|real|total|reg\\.?|core|ddr\\w*))*[ -]?${KIND}(?!\\w| (?:dis[ck]|card|stick|free|left|available|used|is free))|(?<![\\w])(?:ram|memory|mem(?:total)?)(?: size)?(?: ?[:=] *| is )${AMOUNT}|(?<=[mg]hz ?[/,] ?)${AMOUNT}(?= ?[/,;)])|(?<=(?<![\\w.])\\d{1,3}x/)${AMOUNT}|(?<![\\w.-])${AMOUNT}(?= (?:kvm |qemu |virtual |x86 |[\\d.]+ ?[mg]hz )?(?:vm|guest|virtual machine|box|machine|laptop|notebook)\\b)`,
    'gi',
  ),
  hint: /\d ?(?:[mgt]i?b|megs?|gigs?|[mgt] )|\d ?[mgt]ram|\bram\b|\bmem|[mg]hz ?[/,]|\dx\/\d|\d ?[mgt](?:i?b)? (?:kvm |qemu |virtual |x86 )?(?:vm|guest|box|machine)|megabyte/i,
  filler:
    /^(?:system |total |main |physical )?(?:ram|memory|mem(?:total)?)(?: size)?\s*(?:[:=]|is)\s*|^(?:and|with|has|have)\s+/i,
}
