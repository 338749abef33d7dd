import type { HardwarePart } from './hardware-part'

/** "virtual machine", "a KVM guest", "in a VM", "VM with 4 vCPUs". Not "the VM", which is the kernel's memory management. */
export const virtual: HardwarePart = {
  part: 'virtual',
  named:
    /\bvirtual machine\b|\b(?:kvm|qemu|xen|vmware|libvirt|virtualbox|hyper-v)(?:[-/ ](?:kvm|qemu))? (?:vms?|guests?|virtual machine|instance)\b|(?<=\b(?:in|inside|on|my) (?:an? |test |small |local )*)\bvms?\b(?! (?:patch|code|subsystem|layer|change|tun|stat))|\bvm\b(?= with \d)|(?<=^(?:(?:in|on|inside) )?(?:an? |my |our ))(?:[a-z][\w.-]* ){0,2}vms?$|\bguest vms?\b|\bvm (?:block device|dis[ck]|image)\b/gi,
  hint: /\bvms?\b|virtual machine|\bguests?\b/i,
  filler: /^(?:in|inside|on|an?|my)\s+/i,
}
