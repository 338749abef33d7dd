# What worked-example.test.ts expects, worked out without any code of ours: Rscript worked-example.R (R 4.2.2)
options(digits = 16)
log_mean <- function(x) mean(log(x))

m03 <- list(without = c(20.1, 19.7, 20.6), with = c(24.8, 25.3, 26.1))
m04 <- list(without = c(30.1, 29.5, 31.0, 30.4), with = c(33.5, 34.1, 32.9, 35.2, 34.4))

# logarithm of each machine's own ratio, with / without; several pairs of one machine: their mean
machines <- c(
  m01 = log(55 / 50),
  m02 = log(38 / 40),
  m03 = log_mean(m03$with) - log_mean(m03$without),
  m04 = log_mean(m04$with) - log_mean(m04$without),
  m05 = mean(log(c(22 / 20, 21 / 18, 19 / 15, 15 / 10))),
  m06 = mean(log(c(44 / 40, 66 / 55))),
  m07 = log(12 / 10),
  m08 = log(71 / 70),
  m10 = log(27.00135 / 30.0015),
  m12 = log(81 / 80),
  m13 = log(16384 / 1024 / 15),
  m14 = log(900 / 800)
)

summarise <- function(logs) {
  print(length(logs))
  print(exp(mean(logs)))
  print(exp(t.test(logs)$conf.int[1:2]))
  print(exp(sd(logs)))
  print(range(exp(logs)))
  print(c(rose = sum(logs > 0), fell = sum(logs < 0)))
}

print(exp(machines))
summarise(machines)
summarise(machines[names(machines) != "m14"]) # memory=out
summarise(machines[names(machines) != "m07"]) # equal=kernel

# single pairs: Welch's interval on the logarithms, Wilcoxon's rank sum
print(exp(t.test(log(m03$with), log(m03$without))$conf.int[1:2]))
print(exp(t.test(log(m04$with), log(m04$without))$conf.int[1:2]))
print(wilcox.test(m04$with, m04$without)$p.value)
