import type { HardwarePart } from './hardware-part'

/** "software RAID 5", "RAID-1", "raid10", "RAID 5 configuration", "RAID ... configured for level 10". */
export const raid: HardwarePart = {
  part: 'raid',
  named:
    /(?<![\w/.-])(?:(?:software|hardware|soft|hard|sw|hw|md|mdadm|linux|dm|btrfs|bios|fake)[- ]?)?raid[- ]?(?:level )?(?:\d{1,2}(?:e|(?<=10)[fno]\d|s(?= ?\(|$))?|1c[34]|[01]\+[01]|z[123]?)(?: ?\+ ?[01])?(?!\w|\.\w|\/\w+\.\w)|\braid\b(?:[^.\n]|\n){0,40}?\blevel (?:of )?\d{1,2}\b|\b(?:striped|stripe|mirrored) (?:lvm|md|raid)\b/gi,
  hint: /raid|stripe|mirror/i,
  filler:
    /^(?:in|as|on|of|with|using)?\s*(?:a|an|the)\s+|\s+(?:configuration|array|volume|set|made|setup|device|system)$/i,
}
